import type { Alert } from "@emberlode/contract";
import { MINUTE } from "@emberlode/game";
import { useEffect, useRef } from "react";
import { messages } from "../../../lib/messages.ts";

import { exactTime, shortTime } from "../../../lib/times.ts";
import { useNow } from "../../../lib/use-now.ts";
import { Icon, type IconName } from "../../ui/components/icon.tsx";
import { AlertRevenge } from "./alert-revenge.tsx";

const tAlerts = await messages("alerts");
const tInbox = await messages("inbox");

const ICONS: Readonly<Record<Alert["type"], IconName>> = {
  admin: "shield",
  event: "field",
  attack: "attack",
};

interface AlertItemProps {
  alert: Alert;
  /** Whether it gets the focus when it comes in. */
  takesFocus: boolean;
  selected: boolean;
  onSelect: () => void;
  onOpen: () => void;
  /** Called when the player leaves for somewhere else than the alert's own link. */
  onGone: () => void;
}

/** The battle that an alert leads to; null for another alert. */
function battleOf({ type, link }: Alert): string | null {
  if (type !== "attack" || link === null) return null;
  return /^\/battles\/([\w-]+)$/.exec(link)?.[1] ?? null;
}

/** One alert; pressing it opens it, and leads where it points. */
export function AlertItem(props: AlertItemProps) {
  const { alert, takesFocus, selected, onSelect, onOpen, onGone } = props;
  const battle = battleOf(alert);
  const { type, title, content, link, read, opened, date } = alert;
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
          <span className="block">{content}</span>
          <span className="block text-xs text-muted">
            {tAlerts(`types.${type}`)}
            {!read && <span className="alert-new">{tAlerts("isNew")}</span>}
            {opened && <span> · {tInbox("opened")}</span>}
            {link !== null && <span className="text-steel"> · {tAlerts("leads")}</span>}
          </span>
        </span>
      </button>
      {battle !== null && <AlertRevenge battle={battle} onGone={onGone} />}
    </li>
  );
}
