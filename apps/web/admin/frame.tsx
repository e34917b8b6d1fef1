import { isAtLeast } from "@emberlode/game";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "wouter";
import { Icon } from "../features/ui/icon.tsx";
import { messages } from "../lib/messages.ts";
import { exactNumber } from "../lib/numbers.ts";
import { timeInWords } from "../lib/times.ts";
import { RoleBadge } from "./badge.tsx";
import { SearchBox } from "./search-box.tsx";
import { useStaff } from "./staff-context.ts";
import { t } from "./texts.ts";
import { useOpenCounts } from "./use-open-counts.ts";

const tShell = await messages("shell");

/** Target of the skip link. */
const CONTENT_ID = "content";

/** Pages besides the overview, and the role that sees them. */
const PLACES = [
  { id: "reports", role: "support" },
  { id: "appeals", role: "support" },
  { id: "evidence", role: "support" },
  { id: "words", role: "moderator" },
  { id: "networks", role: "admin" },
  { id: "announcements", role: "support" },
  { id: "schedule", role: "support" },
  { id: "texts", role: "support" },
  { id: "world", role: "admin" },
  { id: "audit", role: "support" },
] as const;

interface PlaceLinkProps {
  href: string;
  text: string;
  isHere: boolean;
  /** Open entries. */
  count?: number | undefined;
}

function PlaceLink({ href, text, isHere, count = 0 }: PlaceLinkProps) {
  return (
    <Link href={href} {...(isHere && { "aria-current": "page" })}>
      {text}
      {count > 0 && (
        <span className="staff-nav-count figure">
          <span aria-hidden="true">{exactNumber(count)}</span>
          <span className="sr-only">{t("nav.open", { count })}</span>
        </span>
      )}
    </Link>
  );
}

function Places({ path }: { path: string }) {
  const { role } = useStaff();
  const counts: Partial<Record<string, { open: number }>> = useOpenCounts() ?? {};
  const nav = useRef<HTMLElement>(null);
  // The row of links may be wider than the screen, and gets wider with its counts and the font.
  const open = PLACES.map(({ id }) => counts[id]?.open ?? 0).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: both change what is in view
  useEffect(() => {
    const center = () => {
      const row = nav.current;
      const here = row?.querySelector<HTMLElement>("[aria-current]");
      if (!row || !here) return;
      row.scrollLeft = here.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;
    };
    center();
    // jsdom has no fonts.
    void document.fonts?.ready.then(center);
  }, [path, open]);
  const isHere = (place: string) => path.startsWith(`/${place}`);
  return (
    <nav ref={nav} aria-label={t("nav.label")} className="staff-nav">
      <PlaceLink href="/" text={t("nav.overview")} isHere={path === "/"} />
      {PLACES.filter((place) => isAtLeast(role, place.role)).map(({ id }) => (
        <PlaceLink
          key={id}
          href={`/${id}`}
          text={t(`nav.${id}`)}
          isHere={isHere(id)}
          count={counts[id]?.open}
        />
      ))}
    </nav>
  );
}

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
        <Places path={path} />
        <a href="/game" className="staff-to-game">
          {t("nav.toGame")}
        </a>
        <OwnAccess />
      </header>
      <main id={CONTENT_ID} ref={content} tabIndex={-1} className="staff-main">
        {children}
      </main>
    </>
  );
}
