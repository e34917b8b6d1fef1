import type { Alert } from "@emberlode/contract";
import { isSameCell } from "@emberlode/game";
import { useSetAtom } from "jotai";
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { Link } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { followHeight } from "../../lib/follow-height.ts";
import { messages } from "../../lib/messages.ts";
import { GAME_PATH } from "../../lib/paths.ts";
import { trpc } from "../../lib/trpc.ts";
import { usePageMark } from "../../lib/use-page-title.ts";
import { Revenge } from "../battles/revenge.tsx";
import { requestedWalkAtom } from "../field/field-atoms.ts";
import { usePlayer } from "../session/player-context.tsx";
import { blurAfterClick } from "../ui/blur-after-click.ts";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import { Icon } from "../ui/icon.tsx";
import { toastHost } from "../ui/toasts.tsx";
import { useReturnFocus } from "../ui/use-return-focus.ts";
import { dismissAlert, type Inbox, markOpened, useUnreadDangers } from "./use-alerts.ts";

const t = await messages("alerts");

interface DangerActionsProps {
  alert: Alert;
  /** Called when the player follows one of the links. */
  onNavigate: () => void;
  /** The link to further danger alerts. */
  children: ReactNode;
}

/** Actions of a danger alert: show others, read the report, take revenge, go to the place. */
function DangerActions({ alert, onNavigate, children }: DangerActionsProps) {
  const { kind, link, at, player } = alert;
  // A mine has no report: its alert links to the field.
  const battle = kind === "mine" ? null : link;
  const status = usePlayer()?.user.status;
  const setRequestedWalk = useSetAtom(requestedWalkAtom);
  const [isRevengeOpen, setRevengeOpen] = useState(false);
  const isElsewhere = at !== null && status !== undefined && !isSameCell(at, status);
  return (
    <>
      <div className="danger-ways">
        {children}
        {battle !== null && (
          <Link href={battle} className="btn" onClick={onNavigate}>
            {t("danger.seeBattle")}
          </Link>
        )}
        {player !== null && (
          <button
            type="button"
            className="btn"
            aria-expanded={isRevengeOpen}
            onClick={() => setRevengeOpen(!isRevengeOpen)}
          >
            {t("danger.revenge")}
          </button>
        )}
        {isElsewhere && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              setRequestedWalk(at);
              navigate(GAME_PATH);
              onNavigate();
            }}
          >
            {t("goThere")}
          </button>
        )}
      </div>
      {isRevengeOpen && player !== null && (
        <div className="danger-revenge">
          <Revenge attacker={player.username} onNavigate={onNavigate} />
        </div>
      )}
    </>
  );
}

/** Space below the focused element for its outline, in pixels. */
const GAP = 8;
/** An element that takes up more of the window's height than this is an area, not a control. */
const MAX_CONTROL_SHARE = 1 / 3;

/** Whether the focused element is a control that the notice must not cover. */
function mustStayVisible(focused: Element | null, notice: Element): focused is Element {
  if (focused === null || focused === document.body || notice.contains(focused)) return false;
  // Dialogs are above everything.
  if (focused.closest("dialog[open]") !== null) return false;
  return focused.getBoundingClientRect().height <= window.innerHeight * MAX_CONTROL_SHARE;
}

/** How far down the notice must move, in pixels, regardless of its current shift. */
function offsetFor(notice: HTMLElement): number {
  const focused = document.activeElement;
  if (!mustStayVisible(focused, notice)) return 0;
  // Its layout position, without the shift.
  const layoutTop = (notice.offsetParent?.getBoundingClientRect().top ?? 0) + notice.offsetTop;
  const rect = focused.getBoundingClientRect();
  const isHidden = rect.top < layoutTop + notice.offsetHeight && rect.bottom > layoutTop;
  return isHidden ? Math.ceil(rect.bottom - layoutTop) + GAP : 0;
}

/**
 * How far to shift an element down, in pixels, so that it covers no focused element; recomputed
 * when the focus moves and when the element is drawn.
 */
function useClearOfFocus(ref: RefObject<HTMLElement | null>): number {
  const [shift, setShift] = useState(0);
  const check = useEffectEvent(() => {
    if (ref.current !== null) setShift(offsetFor(ref.current));
  });
  // New content may be taller.
  useLayoutEffect(() => check());
  useEffect(() => {
    // After the browser has scrolled the focused element into view.
    const onMove = () => requestAnimationFrame(() => check());
    document.addEventListener("focusin", onMove);
    window.addEventListener("resize", onMove);
    return () => {
      document.removeEventListener("focusin", onMove);
      window.removeEventListener("resize", onMove);
    };
  }, []);
  return shift;
}

interface Dangers {
  newest: Alert | undefined;
  /** The alert on screen: a newer one must not replace it under the pointer. */
  shown: Alert | undefined;
  /** How many others there are. */
  more: number;
}

const NONE: Inbox = { alerts: [], unread: 0 };

function useDangers(): Dangers {
  const { data: { alerts: dangers, unread } = NONE } = useUnreadDangers();
  const [id, setId] = useState<string | null>(null);
  const [newest] = dangers;
  const shown = dangers.find(({ _id }) => _id === id) ?? newest;
  if (shown !== undefined && shown._id !== id) setId(shown._id);
  return { newest, shown, more: Math.max(0, unread - 1) };
}

const followDanger = followHeight("--danger-room");

/**
 * Unread danger alerts, shown one at a time on every page until dismissed or followed. With
 * `makesRoom`, the game leaves room for it instead of being covered.
 */
export default function DangerNotice({ makesRoom = false }: { makesRoom?: boolean }) {
  const utils = trpc.useUtils();
  const openDialog = useSetAtom(openDialogAtom);
  const { newest, shown, more } = useDangers();
  const ref = useRef<HTMLElement>(null);
  const shift = useClearOfFocus(ref);
  const { onFocus, restore } = useReturnFocus();
  const isShown = shown !== undefined;
  usePageMark("danger", isShown);
  useLayoutEffect(() => {
    if (makesRoom && isShown) return followDanger(ref.current);
  }, [makesRoom, isShown]);
  if (shown === undefined || newest === undefined) return null;
  const dismiss = (event: MouseEvent<HTMLElement>) => {
    // The second click of a double click was meant for the previous alert.
    if (event.detail > 1) return;
    if (more === 0) restore();
    else blurAfterClick(event);
    dismissAlert(utils, shown);
  };
  return (
    <>
      <section
        ref={ref}
        className="danger"
        aria-label={t("danger.label")}
        style={{ translate: `0 ${shift}px` }}
        onFocus={onFocus}
      >
        <Icon name="attack" className="danger-icon" />
        <div className="danger-words">
          <b>{shown.title}</b> <span className="danger-text">{shown.content}</span>
        </div>
        <DangerActions key={shown._id} alert={shown} onNavigate={() => markOpened(utils, shown)}>
          {more > 0 && (
            <button
              type="button"
              className="text-link"
              aria-haspopup="dialog"
              onClick={() => openDialog("alerts")}
            >
              {t("danger.more", { count: more })}
            </button>
          )}
        </DangerActions>
        <button
          type="button"
          className="icon-btn danger-close"
          aria-label={t("danger.dismiss", { title: shown.title })}
          onClick={dismiss}
        >
          <Icon name="close" />
        </button>
      </section>
      {createPortal(
        <p className="sr-only" role="alert">
          {newest.title}: {newest.content}
        </p>,
        toastHost(),
      )}
    </>
  );
}
