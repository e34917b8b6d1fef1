/** The player's alerts: reading the list, and marking what was seen. */
import type { Alert, UpdateAlertInput } from "@emberlode/contract";
import { useAtomValue } from "jotai";
import { navigate } from "wouter/use-browser-location";
import { toFailure } from "../../../lib/failure.ts";
import { notifyError } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/trpc.ts";
import type { Utils } from "../../live/live-session.ts";
import { loggedInAtom } from "../../session/atoms/session-atoms.ts";

export interface Inbox {
  alerts: Alert[];
  unread: number;
}

/** Marks are made one by one; a pause between them leaves room for the player's own actions. */
const MARK_PAUSE_MS = 250;

/** Puts a new alert on top; one that is there already changes nothing. */
export function withAlert(inbox: Inbox, alert: Alert): Inbox {
  if (inbox.alerts.some(({ _id }) => _id === alert._id)) return inbox;
  return { alerts: [alert, ...inbox.alerts], unread: inbox.unread + (alert.read ? 0 : 1) };
}

/** Marks one of the list; `unread` follows. */
export function withMark(inbox: Inbox, { id, read, opened }: UpdateAlertInput): Inbox {
  const known = inbox.alerts.find((alert) => alert._id === id);
  if (known === undefined) return inbox;
  const marked = { ...known, read: read ?? known.read, opened: opened ?? known.opened };
  return {
    alerts: inbox.alerts.map((alert) => (alert === known ? marked : alert)),
    unread: inbox.unread + Number(known.read) - Number(marked.read),
  };
}

/** The newest alerts and how many of all are unread; idle before login. */
export function useAlerts() {
  const enabled = useAtomValue(loggedInAtom);
  return trpc.alerts.list.useQuery(undefined, { enabled });
}

/** Shows the mark at once; a refusal asks for the list as it is. */
async function mark(utils: Utils, input: UpdateAlertInput): Promise<void> {
  utils.alerts.list.setData(undefined, (inbox) => inbox && withMark(inbox, input));
  try {
    await utils.client.alerts.update.mutate(input);
  } catch (error) {
    notifyError(toFailure(error).text);
    await utils.alerts.list.invalidate();
  }
}

/** Marks an alert as opened and goes where it points. */
export function openAlert(utils: Utils, { _id, link, opened }: Alert): void {
  if (!opened) void mark(utils, { id: _id, read: true, opened: true });
  if (link !== null) navigate(link);
}

/** Marks all unread alerts of the list as read. */
export async function readAll(utils: Utils): Promise<void> {
  const unread = utils.alerts.list.getData()?.alerts.filter(({ read }) => !read) ?? [];
  const marks = unread.map(({ _id }) => ({ id: _id, read: true }));
  utils.alerts.list.setData(undefined, (inbox) => inbox && marks.reduce(withMark, inbox));
  for (const [index, input] of marks.entries()) {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, MARK_PAUSE_MS));
    await mark(utils, input);
  }
  await utils.alerts.list.invalidate();
}
