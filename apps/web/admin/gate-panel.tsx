import type { ReactNode } from "react";
import { messages } from "../lib/messages.ts";
import { t } from "./texts.ts";

const tShell = await messages("shell");

interface GatePanelProps {
  title: string;
  lead?: string;
  /** Above the title, such as the step of a set-up. */
  kicker?: string;
  children: ReactNode;
}

/** A small page with one task, in front of the others. */
export function GatePanel({ title, lead, kicker, children }: GatePanelProps) {
  return (
    <main className="staff-gate">
      <p className="staff-brand">
        <span className="wordmark">{tShell("brand")}</span>
        <span className="staff-brand-tag">{t("tag")}</span>
      </p>
      <div className="staff-gate-panel">
        {kicker !== undefined && <p className="staff-kicker">{kicker}</p>}
        <h1 className="text-xl">{title}</h1>
        {lead !== undefined && <p className="mt-2 text-muted">{lead}</p>}
        {children}
      </div>
    </main>
  );
}
