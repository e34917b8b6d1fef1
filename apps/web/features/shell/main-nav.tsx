import { useAtomValue, useSetAtom } from "jotai";
import { memo, useEffect, useId, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { messages } from "../../lib/messages.ts";
import { GAME_PATH } from "../../lib/paths.ts";
import { usePlayer } from "../session/player-context.tsx";
import { loggedInAtom } from "../session/session-atoms.ts";
import { useLogout } from "../session/use-session.ts";
import { Brand } from "../ui/brand.tsx";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import { DialogButton } from "../ui/dialog-button.tsx";
import { Icon } from "../ui/icon.tsx";
import { PageFoot } from "./page-foot.tsx";

const t = await messages("shell");

const GAME_PATHS = [GAME_PATH, "/login", "/fuser", "/fpass", "/appeal"];

const LOGIN = "/login";

const LINKS = [
  { href: "/story", word: "story" },
  { href: LOGIN, word: "game" },
  { href: "/", word: "home" },
  { href: "/ranks", word: "ranks" },
  { href: "/clans", word: "clans" },
] as const;

function isCurrent(href: string, path: string): boolean {
  if (href === LOGIN) return GAME_PATHS.some((start) => path.startsWith(start));
  return href === "/" ? path === "/" : path.startsWith(href);
}

/**
 * The game's five links. Game is marked on all of its paths, and takes logged-in players into the
 * game (spec §2).
 */
export const MainNav = memo(function MainNav() {
  const [path, go] = useLocation();
  const loggedIn = useAtomValue(loggedInAtom);
  return (
    <nav aria-label={t("nav.label")} className="main-nav">
      <ul>
        {LINKS.map(({ href, word }) => (
          <li key={href}>
            <Link
              href={href}
              onClick={(event) => {
                if (href !== LOGIN || !loggedIn) return;
                event.preventDefault();
                go(GAME_PATH);
              }}
              className="nav-link"
              aria-current={isCurrent(href, path) ? "page" : undefined}
            >
              {t(`nav.${word}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});

const DIALOGS = ["account", "alliances", "settings"] as const;

function IconWord({ text }: { text: string }) {
  return (
    <span className="icon-word" aria-hidden="true">
      {text}
    </span>
  );
}

/**
 * The four icons of a logged-in player (spec §2). Only guests confirm a log-out, since they cannot
 * log in again. `onChoose` is called before the action.
 */
export const AccountMenu = memo(function AccountMenu({ onChoose }: { onChoose?: () => void }) {
  const open = useSetAtom(openDialogAtom);
  const logout = useLogout();
  const isGuest = usePlayer()?.user.isGuest === true;
  return (
    <ul className="account-menu" aria-label={t("nav.menuLabel")}>
      {DIALOGS.map((dialog) => (
        <li key={dialog}>
          <DialogButton
            opens={dialog}
            icon={dialog}
            name={t(`nav.${dialog}`)}
            {...(onChoose !== undefined && { onChoose })}
          >
            <IconWord text={t(`nav.${dialog}`)} />
          </DialogButton>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="icon-btn"
          aria-label={t("nav.logout")}
          title={t("nav.logout")}
          disabled={logout.isPending}
          onClick={() => {
            onChoose?.();
            if (isGuest) open("guestLogout");
            else logout.mutate();
          }}
        >
          <Icon name="logout" />
          <IconWord text={t("nav.logout")} />
        </button>
      </li>
    </ul>
  );
});

/** A phone's menu: logo, links, the four icons and the footer behind one button. */
export function SmallMenu() {
  const [open, setOpen] = useState(false);
  const [path] = useLocation();
  const [openedOn, setOpenedOn] = useState(path);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  if (open && path !== openedOn) setOpen(false);
  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
      const isOutside = event.target instanceof Node && !root.current?.contains(event.target);
      if (isEscape || (event.type !== "keydown" && isOutside)) setOpen(false);
    };
    for (const type of ["pointerdown", "keydown"]) window.addEventListener(type, close);
    return () => {
      for (const type of ["pointerdown", "keydown"]) window.removeEventListener(type, close);
    };
  }, [open]);
  const toggle = () => {
    setOpenedOn(path);
    setOpen(!open);
  };
  /** The dialog that replaces it must be able to restore the focus. */
  const closeMenu = () => {
    button.current?.focus();
    setOpen(false);
  };
  return (
    <div ref={root} className="small-menu">
      <button
        ref={button}
        type="button"
        className="icon-btn"
        aria-label={t("nav.menu")}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        <Icon name="menu" />
      </button>
      <div id={id} className="panel small-menu-list" hidden={!open}>
        {open && <Brand />}
        <MainNav />
        <AccountMenu onChoose={closeMenu} />
        <div className="small-menu-foot">{open && <PageFoot />}</div>
      </div>
    </div>
  );
}
