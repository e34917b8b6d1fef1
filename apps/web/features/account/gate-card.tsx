import type { ReactNode } from "react";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { Brand } from "../panels/brand.tsx";

const t = await messages("account");

interface GateCardProps {
  title: string;
  lead: string;
  /** Message that replaces the form after success. */
  done: string | null;
  children: ReactNode;
}

/** A small page with one form, outside of the game. */
export function GateCard({ title, lead, done, children }: GateCardProps) {
  return (
    <div className="gate">
      <Brand />
      <div className="panel p-6">
        <h1 className="text-xl">{title}</h1>
        {done === null ? (
          <>
            <p className="mt-2 text-muted">{lead}</p>
            {children}
          </>
        ) : (
          <p role="status" className="mt-3">
            {done}
          </p>
        )}
        <Link href="/login" className="text-link mt-3">
          {t("backToLogin")}
        </Link>
      </div>
    </div>
  );
}
