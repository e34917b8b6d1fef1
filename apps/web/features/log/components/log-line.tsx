import type { Log } from "@emberlode/contract";
import { Link } from "wouter";
import { enLog } from "../../../lib/i18n/en-log.ts";
import { exactTime, shortTime } from "../../../lib/times.ts";

/** One line of the log: when, of which kind, what. */
export function LogLine({ log, now }: { log: Log; now: number }) {
  return (
    <li className="log-line" data-color={log.color}>
      <p className="log-head">
        <time dateTime={log.created} title={exactTime(log.created)}>
          {shortTime(log.created, now)}
        </time>
        <span className="chip">{enLog.categories[log.cat]}</span>
      </p>
      <p>
        {log.content}
        {log.battle !== undefined && (
          <>
            {" "}
            <Link href={`/battles/${log.battle}`} className="text-link">
              {enLog.report}
            </Link>
          </>
        )}
      </p>
    </li>
  );
}
