import type { Alert } from "@emberlode/contract";
import { MINUTE } from "@emberlode/game";
import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { exactTime, shortTime } from "../../lib/times.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNow } from "../../lib/use-now.ts";
import { Revenge } from "../battles/revenge.tsx";
import { linksIn, type TextLink } from "../site-text/markdown.ts";
import { Icon, type IconName } from "../ui/icon.tsx";
import AcceptNapRequest from "./accept-nap-request.tsx";
import { alertContent } from "./alert-content.ts";
import { markOpened } from "./use-alerts.ts";

const t = await messages("raid");

/** The button for revenge below an attack's alert. */
function AlertRevenge({ attacker, onNavigate }: { attacker: string; onNavigate: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="alert-action">
      <button
        type="button"
        className="text-link"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t("revenge.title")}
      </button>
      {isOpen && <Revenge attacker={attacker} onNavigate={onNavigate} />}
    </div>
  );
}

const tAlerts = await messages("alerts");
const tInbox = await messages("inbox");

const ICONS: Readonly<Record<Alert["type"], IconName>> = {
  admin: "shield",
  event: "field",
  attack: "attack",
};

interface AlertItemProps {
  alert: Alert;
  /** Whether to focus it when it is added. */
  takesFocus: boolean;
  selected: boolean;
  onSelect: () => void;
  onOpen: () => void;
  /** Called when the player follows a link other than the alert's own. */
  onNavigate: () => void;
}

/** The links in an announcement, which has no other action. */
function TextLinks({ links, onNavigate }: { links: TextLink[]; onNavigate: () => void }) {
  return (
    <div className="alert-action">
      {links.map(({ href, words }) =>
        href.startsWith("/") ? (
          <Link key={href} href={href} className="text-link mr-4" onClick={onNavigate}>
            {words}
          </Link>
        ) : (
          <a
            key={href}
            href={href}
            className="text-link mr-4"
            target="_blank"
            rel="noopener nofollow"
          >
            {words}
          </a>
        ),
      )}
    </div>
  );
}

/** An alert's actions besides its link. */
function AlertAction({ alert, onNavigate }: Pick<AlertItemProps, "alert" | "onNavigate">) {
  const utils = trpc.useUtils();
  const { kind, content, danger, player } = alert;
  if (kind === "text") return <TextLinks links={linksIn(content)} onNavigate={onNavigate} />;
  const id = player?._id ?? null;
  if (kind === "nap" && id !== null) {
    return (
      <div className="alert-action">
        <AcceptNapRequest requesterId={id} onAccepted={() => markOpened(utils, alert)} />
      </div>
    );
  }
  if (!danger || player === null) return null;
  return <AlertRevenge attacker={player.username} onNavigate={onNavigate} />;
}

/** One alert; pressing it opens it and follows its link. */
export function AlertItem(props: AlertItemProps) {
  const { alert, takesFocus, selected, onSelect, onOpen, onNavigate } = props;
  const { type, kind, title, link, read, opened, date } = alert;
  const now = useNow(MINUTE);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <li className="alert-row">
      <label className="inbox-check">
        <input
          type="checkbox"
          className="size-5 accent-ember"
          aria-label={tInbox("select", { title })}
          checked={selected}
          onChange={onSelect}
        />
      </label>
      <button
        ref={button}
        type="button"
        className="alert-item"
        data-unread={!read || undefined}
        data-type={type}
        onClick={onOpen}
      >
        <Icon name={ICONS[type]} className="size-6 flex-none" />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <b>{title}</b>
            <time className="text-xs text-muted" dateTime={date} title={exactTime(date)}>
              {shortTime(date, now)}
            </time>
          </span>
          <span className="block whitespace-pre-line">{alertContent(alert)}</span>
          <span className="block text-xs text-muted">
            {tAlerts(`types.${type}`)}
            {!read && <span className="alert-new">{tAlerts("isNew")}</span>}
            {opened && <span> · {tInbox("opened")}</span>}
            {link !== null && (
              <span className="text-steel">
                {" · "}
                {kind === "sanction" ? tAlerts("appeal") : tAlerts("goThere")}
              </span>
            )}
          </span>
        </span>
      </button>
      <AlertAction alert={alert} onNavigate={onNavigate} />
    </li>
  );
}
