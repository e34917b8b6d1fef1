/** Times on the team's pages: in the reader's time zone, with UTC on hover. */
import { MINUTE } from "@emberlode/game";
import { exactTime, howLongAgo, timeInWords } from "../lib/times.ts";
import { useNow } from "../lib/use-now.ts";
import { t } from "./texts.ts";

interface WhenProps {
  /** ISO 8601. */
  at: string;
  /** Puts the time into a sentence. */
  write?: (time: string) => string;
}

/** For tooltips: a time to the second, here and in UTC. */
export const timeTitle = (iso: string): string =>
  t("times.both", {
    local: exactTime(iso),
    utc: new Date(iso).toISOString().slice(0, 19).replace("T", " "),
  });

const unchanged = (time: string) => time;

/** A past time, relative to now. */
export function Ago({ at, write = unchanged }: WhenProps) {
  const now = useNow(MINUTE);
  return (
    <time dateTime={at} title={timeTitle(at)}>
      {write(howLongAgo(at, now))}
    </time>
  );
}

/** A time to the minute, such as the end of a sanction. */
export function At({ at, write = unchanged }: WhenProps) {
  return (
    <time dateTime={at} title={timeTitle(at)}>
      {write(timeInWords(Date.parse(at)))}
    </time>
  );
}
