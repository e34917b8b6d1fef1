/** Researches: their levels, the ceiling by the base, and raising one, shown at once (spec §4). */
import type { LoginPayload, Status } from "@emberlode/contract";
import {
  heldAfterResearch,
  RESEARCHES,
  researchPrice,
  researchRefusal,
  TOOLS,
  type ToolId,
} from "@emberlode/game";
import { toFailure } from "../../../lib/failure.ts";
import { enResearch } from "../../../lib/i18n/en-research.ts";
import { notifyError } from "../../../lib/notify.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { trpc } from "../../../lib/trpc.ts";
import type { NoticeLine } from "../../desks/atoms/notice-atom.ts";
import { useNotice } from "../../desks/hooks/use-notice.ts";
import { useApplyStatus } from "../../session/apply-status.ts";
import { useBaseLevel } from "./use-levels.ts";

function withPaid(payload: LoginPayload, each: number): LoginPayload {
  const { user } = payload;
  const { metal, energy } = user.status;
  const status: Status = { ...user.status, metal: metal - each, energy: energy - each };
  return { ...payload, user: { ...user, status } };
}

function linesOf(research: ToolId, each: number): NoticeLine[] {
  const { pack } = RESEARCHES[research];
  const lines: NoticeLine[] = [
    { kind: "metal", amount: -each, word: enResearch.metal },
    { kind: "energy", amount: -each, word: enResearch.energy },
  ];
  if (pack !== null) lines.push({ kind: "tool", amount: pack, word: TOOLS[research].name });
  return lines;
}

/** Raises a research by a level; each failure shows in the desk and as a toast (spec §8). */
export function useRaise() {
  const utils = trpc.useUtils();
  const apply = useApplyStatus();
  const notice = useNotice();
  const baseLevel = useBaseLevel() ?? 0;

  /** Shows the raise before the answer; nothing where the rule refuses it. */
  async function raiseAtOnce(research: ToolId): Promise<number> {
    await Promise.all([
      utils.user.session.cancel(),
      utils.researches.list.cancel(),
      utils.tools.list.cancel(),
    ]);
    const payload = utils.user.session.getData();
    const list = utils.researches.list.getData();
    const level = list?.researches.find((one) => one.research === research)?.level ?? 0;
    const each = researchPrice(research, level) ?? 0;
    if (payload === undefined || list === undefined) return each;
    const { metal, energy } = payload.user.status;
    if (researchRefusal(research, { metal, energy, level, baseLevel }) !== null) return each;
    utils.user.session.setData(undefined, withPaid(payload, each));
    utils.researches.list.setData(undefined, {
      researches: list.researches.map((one) =>
        one.research === research ? { ...one, level: level + 1 } : one,
      ),
    });
    utils.tools.list.setData(
      undefined,
      (held) =>
        held && {
          tools: held.tools.map((one) =>
            one.tool === research
              ? { ...one, count: heldAfterResearch(research, level + 1, one.count) }
              : one,
          ),
        },
    );
    return each;
  }

  return trpc.researches.raise.useMutation({
    onMutate: ({ research }) => raiseAtOnce(research),
    onSuccess({ status, research: { research, level } }, _input, each) {
      apply(status);
      const text = enResearch.raised(TOOLS[research].name, exactNumber(level));
      notice.done(text, linesOf(research, each));
    },
    onError(error) {
      void utils.user.session.invalidate();
      notice.refused(error);
      notifyError(toFailure(error).text);
    },
    onSettled() {
      void utils.researches.list.invalidate();
      void utils.tools.list.invalidate();
    },
  });
}
