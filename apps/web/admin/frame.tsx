import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "wouter";
import { Icon } from "../features/ui/icon.tsx";
import { messages } from "../lib/messages.ts";
import { timeInWords } from "../lib/times.ts";
import { RoleBadge } from "./badge.tsx";
import { SearchBox } from "./search-box.tsx";
import { useStaff } from "./staff-context.ts";
import { t } from "./texts.ts";

const tShell = await messages("shell");

/** Target of the skip link. */
const CONTENT_ID = "content";

const PLACES = [
  {
    href: "/",
    text: t("nav.players"),
    isHere: (path: string) => !/^\/(?:audit|access)/.test(path),
  },
  { href: "/audit", text: t("nav.audit"), isHere: (path: string) => path.startsWith("/audit") },
] as const;

/** Who uses the page, and whether grave actions ask for the password. */
function OwnAccess() {
  const { username, role, graveUntil } = useStaff();
  const title =
    graveUntil === null ? null : t("confirm.recent", { time: timeInWords(Date.parse(graveUntil)) });
  return (
    <Link
      href="/access"
      className="staff-me"
      aria-label={t("nav.access", { name: username, role: t(`roles.${role}`) })}
      {...(title !== null && { title })}
    >
      {title !== null && <Icon name="lock" className="size-4" />}
      <span className="staff-me-name" translate="no">
        {username}
      </span>
      <RoleBadge role={role} />
    </Link>
  );
}

/** The frame of every page: search, navigation, and the caller. */
export function Frame({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const content = useRef<HTMLElement>(null);
  const lastPath = useRef(path);
  // The link that led here is gone: continue at the beginning of the new page.
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    window.scrollTo(0, 0);
    content.current?.focus({ preventScroll: true });
  }, [path]);
  return (
    <>
      <a href={`#${CONTENT_ID}`} className="skip-link btn btn-ember">
        {tShell("skipToContent")}
      </a>
      <header className="staff-bar">
        <Link href="/" className="staff-brand">
          <span className="wordmark">{tShell("brand")}</span>
          <span className="staff-brand-tag">{t("tag")}</span>
        </Link>
        {/* The start page has its own. */}
        <div className="staff-bar-search">{path !== "/" && <SearchBox />}</div>
        <nav aria-label={t("nav.label")} className="staff-nav">
          {PLACES.map(({ href, text, isHere }) => (
            <Link key={href} href={href} {...(isHere(path) && { "aria-current": "page" })}>
              {text}
            </Link>
          ))}
        </nav>
        <OwnAccess />
      </header>
      <main id={CONTENT_ID} ref={content} tabIndex={-1} className="staff-main">
        {children}
      </main>
    </>
  );
}
