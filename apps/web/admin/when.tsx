import { MINUTE } from "@emberlode/game";
import { exactTime, howLongAgo, timeInWords } from "../lib/times.ts";
import { useNow } from "../lib/use-now.ts";

interface WhenProps {
  /** ISO 8601. */
  at: string;
  /** Puts the time into a sentence. */
  write?: (time: string) => string;
}

const unchanged = (time: string) => time;

/** A past time, relative to now; the exact one on hover. */
export function Ago({ at, write = unchanged }: WhenProps) {
  const now = useNow(MINUTE);
  return (
    <time dateTime={at} title={exactTime(at)}>
      {write(howLongAgo(at, now))}
    </time>
  );
}

/** A time to the minute, such as the end of a sanction. */
export function At({ at, write = unchanged }: WhenProps) {
  return (
    <time dateTime={at} title={exactTime(at)}>
      {write(timeInWords(Date.parse(at)))}
    </time>
  );
}
