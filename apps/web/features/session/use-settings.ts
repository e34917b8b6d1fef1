/** Controls and alerts, stored with the account, or in the browser while no player is logged in. */
import type { ChangeSettingsInput, LoginPayload, Settings } from "@emberlode/contract";
import { type QueryClient, useMutationState, useQueryClient } from "@tanstack/react-query";
import { getMutationKey } from "@trpc/react-query";
import { atom, useAtomValue, useStore } from "jotai";
import { SESSION_KEY } from "../../lib/apply-status.ts";
import { logFailure } from "../../lib/failure.ts";
import { persistedField } from "../../lib/persisted.ts";
import { store } from "../../lib/store.ts";
import { trpc } from "../../lib/trpc.ts";
import { loggedInAtom } from "./session-atoms.ts";

const controlsAtom = persistedField("controls");
const alertsAtom = persistedField("alerts");

/** This browser's controls and alerts, used while no player is logged in (spec §2). */
export const browserSettingsAtom = atom(
  (get): Settings => ({ controls: get(controlsAtom), alerts: get(alertsAtom) }),
  (_get, set, { controls, alerts }: Settings) => {
    set(controlsAtom, controls);
    set(alertsAtom, alerts);
  },
);
/** The seven sound flags (spec §3). */
export const soundsAtom = persistedField("sounds");
/** Volume, 0 to 100. */
export const volumeAtom = persistedField("volume");
/** Whether sounds also have captions. */
export const captionsAtom = persistedField("captions");
export const themeAtom = persistedField("theme");
export const motionAtom = persistedField("motion");

/** Omitted values do not change. */
type Change = Pick<ChangeSettingsInput, "controls" | "alerts">;
type Utils = Pick<ReturnType<typeof trpc.useUtils>, "user">;

/** Pending changes, which are applied optimistically. */
const PENDING_CHANGES = {
  mutationKey: getMutationKey(trpc.user.changeSettings),
  status: "pending",
} as const;

const settingsIn = ({ user }: LoginPayload): Settings => user.status.settings;
const changeIn = ({ state }: { state: { variables: unknown } }) => state.variables as Change;

function withChange(settings: Settings, { controls, alerts }: Change): Settings {
  return {
    controls: controls ?? settings.controls,
    alerts: {
      admin: alerts?.admin ?? settings.alerts.admin,
      attack: alerts?.attack ?? settings.alerts.attack,
      event: alerts?.event ?? settings.alerts.event,
    },
  };
}

function withSettings(payload: LoginPayload, settings: Settings): LoginPayload {
  const status = { ...payload.user.status, settings };
  return { ...payload, user: { ...payload.user, status } };
}

/** The settings, including pending changes. */
export function useSettings(): Settings {
  const enabled = useAtomValue(loggedInAtom);
  const inBrowser = useAtomValue(browserSettingsAtom);
  const { data } = trpc.user.session.useQuery(undefined, { enabled, select: settingsIn });
  const changes = useMutationState({ filters: PENDING_CHANGES, select: changeIn });
  return changes.reduce(withChange, (enabled ? data : undefined) ?? inBrowser);
}

/** A logged-in player's settings outside of React, including pending changes. */
export function getSettings(utils: Utils, queries: QueryClient): Settings {
  const payload = utils.user.session.getData();
  const settings = payload ? settingsIn(payload) : store.get(browserSettingsAtom);
  const changes = queries.getMutationCache().findAll(PENDING_CHANGES).map(changeIn);
  return changes.reduce(withChange, settings);
}

/** Changes settings, one call at a time; a refused change is rolled back and logged (spec §8). */
export function useChangeSettings(): (change: Change) => void {
  const { get, set } = useStore();
  const utils = trpc.useUtils();
  const queries = useQueryClient();
  const { mutate } = trpc.user.changeSettings.useMutation({
    scope: { id: "settings" },
    onMutate: () => utils.user.session.getData()?.user._id,
    onSuccess({ settings }, { alerts }, player) {
      utils.user.session.setData(undefined, (payload) =>
        payload?.user._id === player ? payload && withSettings(payload, settings) : payload,
      );
      // A session in flight may contain the old settings.
      if (queries.isFetching({ queryKey: SESSION_KEY }) > 0) void utils.user.session.invalidate();
      // The server lists alerts of the wanted types only.
      if (alerts !== undefined) void utils.alerts.list.invalidate();
    },
    onError: logFailure,
  });
  return (change) => {
    if (get(loggedInAtom)) mutate(change);
    else set(browserSettingsAtom, withChange(get(browserSettingsAtom), change));
  };
}
