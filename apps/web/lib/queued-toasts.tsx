/** Toasts raised while the page is hidden: queued, then shown as one when it is visible again. */
import { toast } from "react-toastify/unstyled";
import { messages } from "./messages.ts";
import { TOASTS } from "./toast-limits.ts";

const t = await messages("shell");

/**
 * A frozen page receives earlier messages within this time of becoming visible, in milliseconds.
 */
const SETTLE_MS = 1_000;
const SUMMARY = "meanwhile";
const MAX_LINES = 3;

export interface QueuedToast {
  /** A later toast replaces a queued one with the same name. */
  name: string;
  /** Its line in the summary. */
  title: string;
  /** Whether it is about others' actions, rather than the player's own. */
  isNews: boolean;
  raise: () => void;
  /** Click handler of the summary. */
  openAll?: () => void;
}

const queued = new Map<string, QueuedToast>();
let isWatching = false;
/** Set while the page has just become visible. */
let settling: ReturnType<typeof setTimeout> | undefined;
/** Whether the page shows elsewhere what happened while it was hidden. */
let isShownElsewhere = false;

/** Queues a toast while the page is hidden, news a moment longer; returns whether it is queued. */
export function queueToast(entry: QueuedToast): boolean {
  if (!isWatching) return false;
  const isQueued = document.hidden || (entry.isNews && settling !== undefined);
  if (isQueued) queued.set(entry.name, entry);
  return isQueued;
}

/** Drops queued news, since the page shows elsewhere what happened while it was hidden. */
export function dropQueuedNews(): void {
  isShownElsewhere = true;
}

function Summary({ all }: { all: readonly QueuedToast[] }) {
  const more = all.length - MAX_LINES;
  return (
    <div className="min-w-0">
      <b className="block">{t("meanwhile.title")}</b>
      {all.slice(-MAX_LINES).map(({ name, title }) => (
        <span key={name} className="line-clamp-1">
          {title}
        </span>
      ))}
      {more > 0 && <span className="block">{t("meanwhile.more", { count: more })}</span>}
    </div>
  );
}

/** Shows queued toasts: a single one unchanged, several as a summary. */
function release(): void {
  settling = undefined;
  const all = [...queued.values()].filter(({ isNews }) => !(isNews && isShownElsewhere));
  queued.clear();
  const [first, ...others] = all;
  if (others.length === 0) {
    first?.raise();
    return;
  }
  const openAll = all.find((entry) => entry.openAll !== undefined)?.openAll;
  toast(<Summary all={all} />, {
    toastId: SUMMARY,
    autoClose: TOASTS.blankMs,
    role: "status",
    ...(openAll !== undefined && { onClick: openAll }),
  });
}

/** Queues toasts while the page is hidden, until the returned function is called. */
export function queueWhileHidden(): () => void {
  const onChange = () => {
    clearTimeout(settling);
    settling = document.hidden ? undefined : setTimeout(release, SETTLE_MS);
    if (document.hidden) isShownElsewhere = false;
  };
  isWatching = true;
  document.addEventListener("visibilitychange", onChange);
  return () => {
    document.removeEventListener("visibilitychange", onChange);
    clearTimeout(settling);
    settling = undefined;
    isWatching = false;
    isShownElsewhere = false;
    queued.clear();
  };
}
