import type { LoginPayload } from "@emberlode/contract";
import { createContext, type ReactNode, use, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { messages } from "../../lib/messages.ts";
import type { Place } from "../field/use-place.ts";
import { focusMainButton } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { DeskArt, hasDeskArt } from "./desk-art.tsx";
import { DESKS, type DeskId } from "./desk-ids.ts";
import { NoticeLine } from "./notice-line.tsx";
import { closeDesk, isDeskOpen, useKeysDisabled } from "./use-desk.ts";

const t = await messages("desks");

interface DeskProps {
  id: DeskId;
  title: string;
  /** One line of state below the title. */
  lead?: ReactNode;
  /** Pinned below the content, which scrolls: the main action, or what it changes. */
  footer?: ReactNode;
  children: ReactNode;
}

const FootContext = createContext<HTMLElement | null>(null);

/**
 * Content for the desk's pinned footer from within its body: the main button of a form, which is
 * outside of its `<form>` and refers to it by id.
 */
export function DeskFoot({ children }: { children: ReactNode }) {
  const foot = use(FootContext);
  return foot === null ? null : createPortal(children, foot);
}

/** Focuses the desk when it opens, and the main button when it closes. */
function useFocusHere(id: DeskId) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus again when another desk replaces this one
  useEffect(() => heading.current?.focus({ preventScroll: true }), [id]);
  useEffect(
    () => () => {
      if (!isDeskOpen()) focusMainButton();
    },
    [],
  );
  return heading;
}

/**
 * Elements that Escape closes before the desk; queried separately, since browsers without popovers
 * reject the second selector.
 */
const OVERLAYS = ["dialog[open]", ":popover-open"] as const;

function isOnPage(selector: string): boolean {
  try {
    return document.querySelector(selector) !== null;
  } catch {
    return false;
  }
}

function useEscape(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (OVERLAYS.some(isOnPage)) return;
      closeDesk();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}

/**
 * The frame of a desk below the scene; on a phone, a bottom sheet with two heights. Notices have a
 * place of their own in its header, so they neither cover nor move anything.
 */
export function Desk({ id, title, lead, footer, children }: DeskProps) {
  const titleId = useId();
  const heading = useFocusHere(id);
  const [tall, setTall] = useState(false);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const keysDisabled = useKeysDisabled(id);
  useEscape();
  return (
    <section
      className="desk panel"
      aria-labelledby={titleId}
      data-desk={id}
      data-tall={(tall && id !== "world") || undefined}
      data-art={hasDeskArt(id) || undefined}
      data-place={DESKS[id] === "place" || undefined}
    >
      <header className="desk-head">
        <DeskArt id={id} />
        <button
          type="button"
          className="desk-grip"
          aria-label={tall ? t("lower") : t("raise")}
          onClick={() => setTall(!tall)}
        >
          <i aria-hidden="true" />
        </button>
        <h2 ref={heading} id={titleId} tabIndex={-1} className="desk-title">
          {title}
        </h2>
        {lead !== undefined && <p className="desk-lead">{lead}</p>}
        {keysDisabled && <p className="chip keys-disabled">{t("keysDisabled")}</p>}
        <NoticeLine />
        <button
          type="button"
          className="icon-btn"
          aria-label={t("close", { title })}
          title={t("closeHint")}
          onClick={closeDesk}
        >
          <Icon name="close" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long content is scrolled by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a scroll area, not a set of fields */}
      <div className="desk-body" role="group" aria-labelledby={titleId} tabIndex={0}>
        <FootContext value={foot}>{children}</FootContext>
      </div>
      <footer ref={setFoot} className="desk-foot">
        {footer}
      </footer>
    </section>
  );
}

export interface DeskContentProps {
  id: DeskId;
  payload: LoginPayload;
  place: Place;
}
