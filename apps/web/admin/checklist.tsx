import type { ChecklistId, OverviewAnswer } from "@emberlode/contract";
import { Link } from "wouter";
import { Icon } from "../features/ui/icon.tsx";
import { messages } from "../lib/messages.ts";
import { Card, Rows } from "./card.tsx";

const t = await messages("admin-overview");

/** Where an admin does it here; the others are done on the server. */
const HREFS: Partial<Record<ChecklistId, string>> = {
  contact: "/texts",
  terms: "/texts",
  privacy: "/texts",
};

interface ChecklistProps {
  checklist: NonNullable<OverviewAnswer["checklist"]>;
}

/** What to do before strangers play, while something is left. */
export function Checklist({ checklist }: ChecklistProps) {
  const left = checklist.filter(({ isDone }) => !isDone);
  if (left.length === 0) return null;
  return (
    <Card title={t("checklist.title")} isFlush>
      <p className="staff-card-lead">
        {t("checklist.lead", { left: left.length, total: checklist.length })}
      </p>
      <Rows label={t("checklist.title")}>
        {checklist.map(({ id, isDone }) => {
          const href = HREFS[id];
          return (
            <li key={id} className="staff-checklist-line" data-done={isDone || undefined}>
              <Icon name={isDone ? "check" : "circle"} className="size-4" />
              <div>
                <span className={isDone ? "" : "font-semibold"}>{t(`checklist.${id}.title`)}</span>
                <span className="sr-only"> {t(isDone ? "checklist.done" : "checklist.open")}</span>
                {!isDone && <p>{t(`checklist.${id}.how`)}</p>}
              </div>
              {!isDone && href !== undefined && (
                <Link href={href} className="text-link">
                  {t("checklist.texts")}
                </Link>
              )}
            </li>
          );
        })}
      </Rows>
    </Card>
  );
}
