/** Bulk actions on NAPs: one call for each NAP that allows the action. */
import type { NapView } from "@emberlode/contract";
import { NAP_NOTICE_MS } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { timeInWords } from "../../lib/times.ts";
import { trpc } from "../../lib/trpc.ts";
import type { Question } from "../ui/question-dialog.tsx";
import { batchText, useBatch } from "../ui/use-batch.tsx";
import type { BulkAction } from "../ui/use-data-table.ts";
import { kindOf, type NapKind, type NapListId } from "./nap-lists.ts";
import { FROM_BULK, type NapNote } from "./use-naps.ts";

const t = await messages("treaties");

/** The kinds of NAPs that allow each action, and the state that it sets. */
const ACTIONS = {
  accept: { kinds: ["asksYou"], state: "active" },
  reject: { kinds: ["asksYou"], state: "rejected" },
  block: { kinds: ["asksYou", "rejectedByYou", "active", "ended"], state: "blocked" },
  allow: { kinds: ["blocked"], state: "active" },
  end: { kinds: ["active"], state: null },
  lift: { kinds: ["blocked"], state: null },
  takeBack: { kinds: ["askedByYou"], state: null },
} as const satisfies Record<
  string,
  { kinds: readonly NapKind[]; state: "active" | "rejected" | "blocked" | null }
>;

type ActionId = keyof typeof ACTIONS;

const OF_LIST: Readonly<Record<NapListId, readonly ActionId[]>> = {
  toYou: ["accept", "reject", "block"],
  naps: ["end", "block", "allow", "lift"],
  byYou: ["takeBack"],
};

/** The confirmation of irreversible actions. */
function questionOf(id: "block" | "end", count: number): Question {
  const date = timeInWords(serverNow() + NAP_NOTICE_MS);
  return {
    title: t(`bulk.questions.${id}.title`, { count }),
    text: t(`bulk.questions.${id}.text`, { count, date }),
    verb: t(`controls.${id}`),
  };
}

const isPossible = (id: ActionId, nap: NapView) =>
  ACTIONS[id].kinds.some((kind) => kind === kindOf(nap));

/** A list's bulk actions and their progress; calls `say` with the result. */
export function useNapBulk(list: NapListId, say: (note: NapNote) => void) {
  const utils = trpc.useUtils();
  const batch = useBatch();

  async function run(id: ActionId, chosen: readonly NapView[]): Promise<void> {
    const origin = { from: FROM_BULK, kind: null };
    const naps = chosen.filter((nap) => isPossible(id, nap));
    if (naps.length === 0) {
      say({ ...origin, tone: "refused", text: t("bulk.none") });
      return;
    }
    const { state } = ACTIONS[id];
    const { naps: calls } = utils.client;
    const outcome = await batch.run(naps, ({ _id }) =>
      state === null ? calls.end.mutate({ id: _id }) : calls.change.mutate({ id: _id, state }),
    );
    if (outcome === null) return;
    await utils.naps.list.invalidate();
    // Whether a base can be attacked may have changed.
    void utils.battles.target.invalidate();
    say({ ...origin, ...batchText(outcome, (count) => t("bulk.done", { count })) });
  }

  const actions = OF_LIST[list].map((id): BulkAction<NapView> => {
    const isAsked = id === "block" || id === "end";
    return {
      id,
      label: id === "allow" ? t("bulk.allow") : t(`controls.${id}`),
      ...(isAsked && { question: (count: number) => questionOf(id, count) }),
      run: (chosen) => void run(id, chosen),
    };
  });
  return { actions, progress: batch.progress };
}
