/** Searches of caves, forests, memorials and mirages: the calls and their cache updates. */
import type { LoginPayload, Position } from "@emberlode/contract";
import { cellKey, DAY, SPENT_MS, utcDay, wrapCoordinate } from "@emberlode/game";
import { errorText } from "@emberlode/messages/error-text";
import { useStore } from "jotai";
import { useMemo } from "react";
import { useApplyStatus } from "../../lib/apply-status.ts";
import { toFailure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";
import { reloadField } from "../../lib/reload-field.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { trpc } from "../../lib/trpc.ts";
import { isDeskOpen } from "../desks/use-desk.ts";
import { useNotice } from "../desks/use-notice.ts";
import { fieldOutcomeAtom, withCooldown } from "../field/field-atoms.ts";
import { withPartCount } from "../inventory/part-counts.ts";
import { withTaken } from "../relics/relic-marks.ts";
import {
  caveFind,
  type Find,
  findAtom,
  forestFind,
  memorialFind,
  mirageFind,
  relicFind,
  type SearchType,
  searchingAtom,
} from "./find.ts";

const t = await messages("errors");

interface Searches {
  /** Searches the player's place; ignored while a search is in flight. */
  explore(type: SearchType | "relic", at: Position): Promise<void>;
  /** Shows that the place cannot be searched yet, without asking the server. */
  refuse(type: SearchType, at: Position, waitMs: number): void;
}

export function useSearches(): Searches {
  const utils = trpc.useUtils();
  const applyStatus = useApplyStatus();
  const notice = useNotice();
  const store = useStore();
  return useMemo(() => {
    const session = () => utils.user.session.getData();
    const setSession = (change: (payload: LoginPayload) => LoginPayload) =>
      utils.user.session.setData(undefined, (payload) => payload && change(payload));

    /** Marks the place as used up in the field and on the map. */
    function markSpent(at: Position, until: number): void {
      const spentUntil = new Date(until).toISOString();
      utils.fields.field.setData(at, (field) => field && { ...field, spentUntil });
      utils.fields.view.setData(undefined, (view) => view && withCooldown(view, at, spentUntil));
    }

    async function cave(field: Position, payload: LoginPayload): Promise<Find> {
      const answer = await utils.client.finds.cave.mutate({ field });
      const { newStatus, _id: part, count } = answer;
      applyStatus(newStatus);
      markSpent(field, Date.parse(newStatus.serverTime) + SPENT_MS.cave);
      if (part !== undefined && count !== undefined) {
        setSession((known) => withPartCount(known, part, count));
        void utils.euc.list.invalidate();
      }
      return caveFind(answer, payload.user.status);
    }

    async function forest(field: Position, payload: LoginPayload): Promise<Find> {
      const answer = await utils.client.finds.forest.mutate({ field });
      applyStatus(answer.newStatus);
      markSpent(field, Date.parse(answer.newStatus.serverTime) + SPENT_MS.forest);
      void utils.tools.list.invalidate();
      return forestFind(answer, payload.user.status);
    }

    async function memorial(field: Position, payload: LoginPayload): Promise<Find> {
      const answer = await utils.client.finds.memorial.mutate({ field });
      const { version } = session()?.user.status ?? payload.user.status;
      applyStatus({ version, candle: answer.candle });
      const spentUntil = new Date((utcDay(serverNow()) + 1) * DAY).toISOString();
      utils.fields.field.setData(field, (known) => known && { ...known, spentUntil });
      return memorialFind(answer);
    }

    async function mirage(field: Position): Promise<Find> {
      // The server rejects a call with an input schema but no body.
      const answer = await utils.client.finds.mirage.mutate({});
      void utils.user.session.invalidate();
      // The mirage is gone: the field shows what it covered.
      void reloadField(utils, field);
      return mirageFind(answer);
    }

    /** Removes a relic from the fields that show it, and marks it as taken with its number. */
    function markTaken(at: Position, number?: number): void {
      for (const dx of [-1, 0, 1]) {
        for (const dy of [-1, 0, 1]) {
          const beside = { x: wrapCoordinate(at.x + dx), y: wrapCoordinate(at.y + dy) };
          utils.fields.field.setData(beside, (field) => {
            if (field === undefined) return field;
            const { relic: _gone, ...rest } = field;
            return rest;
          });
        }
      }
      if (number === undefined) void utils.finds.relics.invalidate();
      else
        utils.finds.relics.setData(
          undefined,
          (known) => known && { relics: withTaken(known.relics, number, at) },
        );
    }

    async function relic(field: Position, payload: LoginPayload): Promise<Find> {
      const answer = await utils.client.finds.relic.mutate({ field }).catch((error: unknown) => {
        const { code } = toFailure(error);
        // Taken in another tab, or yesterday's.
        if (code === "RELIC_TAKEN" || code === "NO_RELIC_HERE") markTaken(field);
        throw error;
      });
      applyStatus(answer.newStatus);
      markTaken(field, answer.number);
      if (answer.part !== null) {
        void utils.user.session.invalidate();
        void utils.euc.list.invalidate();
      }
      if (answer.type === "drives") void utils.tools.list.invalidate();
      return relicFind(answer, payload.user.status);
    }

    const searches = { cave, forest, memorial, mirage, relic };

    async function explore(type: SearchType | "relic", at: Position): Promise<void> {
      const payload = session();
      if (payload === undefined || store.get(searchingAtom)) return;
      store.set(searchingAtom, true);
      try {
        const find = await searches[type](at, payload);
        store.set(fieldOutcomeAtom, null);
        store.set(findAtom, { ...find, key: cellKey(at), at: serverNow() });
        notice.doneOnCard(find.text, find.lines);
      } catch (error) {
        const { code, text } = toFailure(error);
        const unansweredAt = code === null ? performance.now() : null;
        store.set(fieldOutcomeAtom, { kind: "refused", key: cellKey(at), text, unansweredAt });
        // An open desk covers the field's description.
        if (isDeskOpen()) notice.refused(error);
        else notice.clear();
      } finally {
        store.set(searchingAtom, false);
      }
    }

    function refuse(type: SearchType, at: Position, waitMs: number): void {
      const text = errorText(t, type === "memorial" ? "ALREADY_LIT" : "SPENT", { waitMs });
      notice.clear();
      store.set(fieldOutcomeAtom, { kind: "refused", key: cellKey(at), text, unansweredAt: null });
    }

    return { explore, refuse };
  }, [utils, applyStatus, notice, store]);
}
