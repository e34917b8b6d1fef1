import { useAtomValue } from "jotai";
import { memo } from "react";
import { Link, useLocation } from "wouter";
import { messages } from "../../lib/messages.ts";
import { loggedInAtom } from "../session/session-atoms.ts";

const t = await messages("shell");

const GAME_PATHS = ["/game", "/login", "/fuser", "/fpass"];

const LOGIN = "/login";

const LINKS = [
  { href: "/story", word: "story" },
  { href: LOGIN, word: "game" },
  { href: "/", word: "home" },
  { href: "/ranks", word: "ranks" },
  { href: "/clans", word: "clans" },
] as const;

function isHere(href: string, path: string): boolean {
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
                go("/game");
              }}
              className="nav-link"
              aria-current={isHere(href, path) ? "page" : undefined}
            >
              {t(`nav.${word}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
