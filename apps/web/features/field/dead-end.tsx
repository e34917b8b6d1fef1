import type { Position } from "@emberlode/game";
import type { ReactNode } from "react";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { Scene } from "./scene.tsx";

interface DeadEndProps {
  title: string;
  lead: string;
  /** The likely reason and what to do next. */
  text?: string;
  /** Position that selects the wasteland picture. */
  at: Position;
  /** A link to continue. */
  action: ReactNode;
}

/** Shown for an unknown URL, with a link to continue. */
export function DeadEnd({ title, lead, text, at, action }: DeadEndProps) {
  usePageTitle(title);
  return (
    <div className="dead-end">
      <div className="dead-end-art" aria-hidden="true">
        <Scene type="waste" x={at.x} y={at.y} period="night" />
      </div>
      <div className="panel dead-end-text">
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-3 text-lg">{lead}</p>
        {text !== undefined && <p className="mt-3 text-muted">{text}</p>}
        <p className="mt-5">{action}</p>
      </div>
    </div>
  );
}
