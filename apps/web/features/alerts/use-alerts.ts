/** The player's alerts: reading the list, and marking alerts as read or opened. */
import type { Alert, UpdateAlertInput } from "@emberlode/contract";
import { useAtomValue } from "jotai";
import { navigate } from "wouter/use-browser-location";
import { toFailure } from "../../lib/failure.ts";
import { notifyError } from "../../lib/notify.ts";
import { pause } from "../../lib/throttle.ts";
import { trpc, type Utils } from "../../lib/trpc.ts";
import { loggedInAtom } from "../session/session-atoms.ts";

export interface Inbox {
  alerts: Alert[];
  unread: number;
}

/** Alerts per request; also the server's default. */
export const INBOX_PAGE_SIZE = 50;

/** Adds a new alert at the top; one that is already in the list changes nothing. */
export function withAlert(inbox: Inbox, alert: Alert): Inbox {
  if (inbox.alerts.some(({ _id }) => _id === alert._id)) return inbox;
  return { alerts: [alert, ...inbox.alerts], unread: inbox.unread + (alert.read ? 0 : 1) };
}

/** Adds older alerts at the end of the list. */
export function withOlder(inbox: Inbox, older: readonly Alert[]): Inbox {
  const known = new Set(inbox.alerts.map(({ _id }) => _id));
  return { ...inbox, alerts: [...inbox.alerts, ...older.filter(({ _id }) => !known.has(_id))] };
}

const countUnread = ({ alerts }: Inbox): number => alerts.filter(({ read }) => !read).length;
const oldestOf = (inbox: Inbox | undefined): string | undefined => inbox?.alerts.at(-1)?._id;

const isUnreadDanger = ({ danger, read }: Alert): boolean => danger && !read;

/** Marks one alert of the list and updates `unread`. */
export function withMark(inbox: Inbox, { id, read, opened }: UpdateAlertInput): Inbox {
  const known = inbox.alerts.find((alert) => alert._id === id);
  if (known === undefined) return inbox;
  const marked = { ...known, read: read ?? known.read, opened: opened ?? known.opened };
  return {
    alerts: inbox.alerts.map((alert) => (alert === known ? marked : alert)),
    unread: inbox.unread + Number(known.read) - Number(marked.read),
  };
}

/** The newest alerts and the number of unread ones; idle before login. */
export function useAlerts() {
  const enabled = useAtomValue(loggedInAtom);
  return trpc.alerts.list.useQuery(undefined, { enabled });
}

/** Input of the query for unread danger alerts, which may not be on the inbox's first page. */
export const DANGER_QUERY = { only: "danger" } as const;

/** Unread danger alerts, newest first, and their number; idle before login. */
export function useUnreadDangers() {
  const enabled = useAtomValue(loggedInAtom);
  return trpc.alerts.list.useQuery(DANGER_QUERY, { enabled });
}

/** Updates both the newest alerts and the unread danger alerts; read ones leave the latter. */
function updateInboxes(utils: Pick<Utils, "alerts">, update: (inbox: Inbox) => Inbox): void {
  utils.alerts.list.setData(undefined, (inbox) => inbox && update(inbox));
  utils.alerts.list.setData(DANGER_QUERY, (dangers) => {
    if (dangers === undefined) return undefined;
    const { alerts, unread } = update(dangers);
    return { alerts: alerts.filter(isUnreadDanger), unread };
  });
}

/** Adds a new alert to the list, and to the danger alerts if it is one. */
export function addAlert(utils: Pick<Utils, "alerts">, alert: Alert): void {
  utils.alerts.list.setData(undefined, (inbox) => inbox && withAlert(inbox, alert));
  if (!isUnreadDanger(alert)) return;
  utils.alerts.list.setData(DANGER_QUERY, (dangers) => dangers && withAlert(dangers, alert));
}

/** Refetches unread danger alerts beyond the first page once others were read. */
async function refillDangers(utils: Utils): Promise<void> {
  const dangers = utils.alerts.list.getData(DANGER_QUERY);
  if (dangers !== undefined && dangers.alerts.length < dangers.unread) {
    await utils.alerts.list.invalidate(DANGER_QUERY);
  }
}

/** Optimistic update of a mark; a refusal refetches the lists. Returns whether it was accepted. */
async function mark(utils: Utils, input: UpdateAlertInput): Promise<boolean> {
  updateInboxes(utils, (inbox) => withMark(inbox, input));
  try {
    await utils.client.alerts.update.mutate(input);
    void refillDangers(utils);
    return true;
  } catch (error) {
    notifyError(toFailure(error).text);
    await utils.alerts.list.invalidate();
    return false;
  }
}

/** The mark to set on several alerts. */
export type AlertMark = Omit<UpdateAlertInput, "id">;

/** Whether a mark changes an alert. */
export function needsMark({ read, opened }: Alert, mark: AlertMark): boolean {
  return (mark.read ?? read) !== read || (mark.opened ?? opened) !== opened;
}

/** Pause between two marks, in milliseconds: uses a third of a player's rate limit. */
const MARK_PAUSE_MS = 150;

/**
 * Marks several alerts, with one call each, or with one call in total if they are all of the unread
 * ones. Stops at the first refusal. Returns how many were marked; `onProgress` gets the count so
 * far.
 */
export async function markMany(
  utils: Utils,
  alerts: readonly Alert[],
  as: AlertMark,
  onProgress: (done: number) => void,
): Promise<number> {
  const isRead = as.read === true && as.opened === undefined;
  if (isRead && alerts.length === utils.alerts.list.getData()?.unread) {
    return (await markAllRead(utils)) ? alerts.length : 0;
  }
  let done = 0;
  for (const { _id } of alerts) {
    if (done > 0) await pause(MARK_PAUSE_MS);
    if (!(await mark(utils, { id: _id, ...as }))) break;
    done += 1;
    onProgress(done);
  }
  return done;
}

/** Marks an alert as read, which removes it from the danger notice. */
export function dismissAlert(utils: Utils, { _id }: Alert): void {
  void mark(utils, { id: _id, read: true });
}

/** Marks an alert as opened: the player followed its link or used its action. */
export function markOpened(utils: Utils, { _id, opened }: Alert): void {
  if (!opened) void mark(utils, { id: _id, read: true, opened: true });
}

/** Marks an alert as opened and follows its link. */
export function openAlert(utils: Utils, alert: Alert): void {
  markOpened(utils, alert);
  if (alert.link !== null) navigate(alert.link);
}

/** Marks all alerts up to the newest in the list as read; returns whether that was accepted. */
export async function markAllRead(utils: Utils): Promise<boolean> {
  const inbox = utils.alerts.list.getData();
  const upTo = inbox?.alerts[0]?._id;
  if (inbox === undefined || upTo === undefined) return false;
  updateInboxes(utils, ({ alerts }) => ({
    alerts: alerts.map((alert) => ({ ...alert, read: true })),
    unread: 0,
  }));
  try {
    const { unread } = await utils.client.alerts.readAll.mutate({ upTo });
    // An alert may have arrived since the server counted.
    utils.alerts.list.setData(
      undefined,
      (now) => now && { ...now, unread: Math.max(unread, countUnread(now)) },
    );
    if (unread > 0) void utils.alerts.list.invalidate(DANGER_QUERY);
    return true;
  } catch (error) {
    notifyError(toFailure(error).text);
    await utils.alerts.list.invalidate();
    return false;
  }
}

/**
 * Fetches the alerts before the oldest one in the list; returns them, and whether there may be
 * more. Returns none if the list was refetched during the call.
 */
export async function loadOlder(utils: Utils): Promise<{ older: Alert[]; more: boolean }> {
  const before = oldestOf(utils.alerts.list.getData());
  if (before === undefined) return { older: [], more: false };
  const { alerts } = await utils.client.alerts.list.query({ before, limit: INBOX_PAGE_SIZE });
  if (oldestOf(utils.alerts.list.getData()) !== before) return { older: [], more: true };
  utils.alerts.list.setData(undefined, (inbox) => inbox && withOlder(inbox, alerts));
  return { older: alerts, more: alerts.length === INBOX_PAGE_SIZE };
}
