/** Toasts raised while the page is hidden: held, then shown as one when it is visible again. */
import { TOASTS } from "@emberlode/game";
import { toast } from "react-toastify/unstyled";
import { messages } from "./messages.ts";

const t = await messages("shell");

/** A frozen page receives earlier messages within this time of becoming visible, in milliseconds. */
const SETTLE_MS = 1_000;
const SUMMARY = "meanwhile";
const MAX_LINES = 3;

export interface HeldToast {
  /** A later toast replaces a held one with the same name. */
  name: string;
  /** Its line in the summary. */
  title: string;
  /** Whether it is about others' actions, rather than the player's own. */
  isNews: boolean;
  raise: () => void;
  /** Click handler of the summary. */
  openAll?: () => void;
}

const held = new Map<string, HeldToast>();
let isWatching = false;
/** Set while the page has just become visible. */
let settling: ReturnType<typeof setTimeout> | undefined;
/** Whether the page shows elsewhere what happened while it was hidden. */
let isShownElsewhere = false;

/** Holds a toast while the page is hidden, news a moment longer; returns whether it is held. */
export function holdToast(one: HeldToast): boolean {
  if (!isWatching) return false;
  const isHeld = document.hidden || (one.isNews && settling !== undefined);
  if (isHeld) held.set(one.name, one);
  return isHeld;
}

/** Drops held news, since the page shows elsewhere what happened while it was hidden. */
export function dropHeldNews(): void {
  isShownElsewhere = true;
}

function Summary({ all }: { all: readonly HeldToast[] }) {
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

/** Shows held toasts: a single one unchanged, several as a summary. */
function release(): void {
  settling = undefined;
  const all = [...held.values()].filter(({ isNews }) => !(isNews && isShownElsewhere));
  held.clear();
  const [first, ...others] = all;
  if (others.length === 0) {
    first?.raise();
    return;
  }
  const openAll = all.find((one) => one.openAll !== undefined)?.openAll;
  toast(<Summary all={all} />, {
    toastId: SUMMARY,
    autoClose: TOASTS.blankMs,
    role: "status",
    ...(openAll !== undefined && { onClick: openAll }),
  });
}

/** Holds toasts while the page is hidden, until the returned function is called. */
export function holdWhileHidden(): () => void {
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
    held.clear();
  };
}
