import type { ChatReports } from "@emberlode/contract";
import { MINUTE, type ReportDecision } from "@emberlode/game";
import { useRef } from "react";
import { toFailure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";
import { exactTime, shortTime } from "../../lib/times.ts";
import { useNow } from "../../lib/use-now.ts";
import { BotMark } from "../ui/bot-mark.tsx";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { ListRow, ListRows } from "../ui/list-row.tsx";
import { useDecideReport, useReports } from "./use-reports.ts";

const tChat = await messages("chat");
const tShell = await messages("shell");

type Report = ChatReports["reports"][number];

export default function ReportsDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useReports();
  return (
    <Dialog title={tChat("reports.title")} onClose={onClose}>
      {error !== null && <p role="alert">{toFailure(error).text}</p>}
      {data === undefined && error === null && (
        <div role="status" className="skeleton h-12">
          <span className="sr-only">{tShell("loading")}</span>
        </div>
      )}
      {data !== undefined && <Reports {...data} />}
    </Dialog>
  );
}

function leadOf(shown: number, open: number): string {
  if (open === 0) return tChat("reports.none");
  return shown < open ? tChat("reports.leadSome", { shown, open }) : tChat("reports.lead");
}

function Reports({ reports, open }: ChatReports) {
  const lead = useRef<HTMLParagraphElement>(null);
  // The decided row disappears: keep the focus in the dialog.
  const { deciding, decide } = useDecideReport(() => lead.current?.focus());
  return (
    <>
      <p ref={lead} tabIndex={-1} className="mb-3 text-muted" role="status">
        {leadOf(reports.length, open)}
      </p>
      {reports.length > 0 && (
        <ListRows label={tChat("reports.title")}>
          {reports.map((report) => (
            <ReportRow
              key={report._id}
              report={report}
              disabled={deciding !== null}
              onDecide={(decision) => decide(report._id, decision)}
            />
          ))}
        </ListRows>
      )}
    </>
  );
}

interface ReportRowProps {
  report: Report;
  disabled: boolean;
  onDecide: (decision: ReportDecision) => void;
}

function ReportRow({ report, disabled, onDecide }: ReportRowProps) {
  const { message, removed, reports, firstAt } = report;
  const { sender, isBot, body, created_at } = message;
  const now = useNow(MINUTE);
  const decisions = removed
    ? ([["removed", tChat("reports.agree")]] as const)
    : ([
        ["removed", tChat("reports.remove")],
        ["dismissed", tChat("reports.dismiss")],
      ] as const);
  const question = {
    title: tChat("removeQuestion.title", { sender }),
    text: tChat("removeQuestion.textOfReport"),
    verb: tChat("reports.remove"),
  };
  return (
    <ListRow
      title={
        <>
          <span translate="no">{sender}</span> {isBot && <BotMark />}
        </>
      }
      meta={
        <>
          <time dateTime={created_at} title={exactTime(created_at)}>
            {tChat("reports.said", { time: shortTime(created_at, now) })}
          </time>
          {" · "}
          {tChat("reports.reported", { players: reports, time: shortTime(firstAt, now) })}
        </>
      }
    >
      <p className="chat-body" dir="auto">
        {body}
      </p>
      {removed && <p className="text-muted">{tChat("reports.removedAlready")}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {decisions.map(([decision, text]) => (
          <ConfirmButton
            key={decision}
            text={text}
            name={`${text}: ${sender}`}
            question={decision === "removed" && !removed ? question : null}
            isDisabled={disabled}
            onConfirm={() => onDecide(decision)}
          />
        ))}
      </div>
    </ListRow>
  );
}
