/** Using a tool: never shown before the answer, for it rolls or finds (spec §5, §7, rules §14). */
import type { Position, UseToolAnswer, UseToolInput } from "@emberlode/contract";
import { useSetAtom } from "jotai";
import { enTools } from "../../../lib/i18n/en-tools.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { shortTime } from "../../../lib/times.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useNotice } from "../../desks/hooks/use-notice.ts";
import { useWalker } from "../../movement/hooks/use-walker.ts";
import { useApplyStatus } from "../../session/apply-status.ts";
import { type FoundPlace, foundAtom } from "../atoms/found-atom.ts";
import { changesOfUse } from "../changes-of-use.ts";

function foundPlace({ x, y, distance, ...answer }: UseToolAnswer): FoundPlace | null {
  if (x === undefined || y === undefined || distance === undefined) return null;
  const { name, defense, free } = answer;
  const words = enTools.found;
  if (name === undefined) return { x, y, title: free === true ? words.freeFactory : words.factory };
  const title =
    defense === undefined ? words.base(name) : words.defended(name, exactNumber(defense));
  return { x, y, title };
}

/** Where a jump or journey ended; null for tools that take nobody anywhere. */
function landing({ tool, x, y }: UseToolAnswer): Position | null {
  const isJump = tool === "prob_drive" || tool === "improb_drive" || tool === "gps";
  return isJump && x !== undefined && y !== undefined ? { x, y } : null;
}

/** How many of the tool a use takes. */
function usedBy({ tool, n = 1 }: UseToolInput): number {
  return tool === "gps" ? 0 : n;
}

export function useUseTool() {
  const utils = trpc.useUtils();
  const apply = useApplyStatus();
  const notice = useNotice();
  const walker = useWalker();
  const setFound = useSetAtom(foundAtom);
  return trpc.tools.use.useMutation({
    onMutate: () => utils.user.session.getData()?.user.status,
    onSuccess(answer, input, before) {
      const { newStatus, tool, desc, happening, until } = answer;
      const to = landing(answer);
      if (to !== null) {
        walker.reset(to);
        // The page may know nothing of the field yet; the next step reports a failure.
        utils.fields.field.fetch(to, { staleTime: 0 }).catch(() => undefined);
      }
      apply(newStatus);
      const found = foundPlace(answer);
      if (found !== null) setFound(found);
      const lies =
        until === undefined ? "" : ` ${enTools.mines.laid(shortTime(until, Date.parse(until)))}`;
      notice.done(`${desc}${lies}`, changesOfUse(answer, usedBy(input), before ?? newStatus));
      void utils.fields.view.invalidate();
      if (tool === "base_mover") {
        void utils.user.session.invalidate();
        void utils.fields.field.invalidate();
        void utils.puc.list.invalidate();
      }
      if (happening === "part") void utils.euc.list.invalidate();
    },
    onError: notice.refused,
    onSettled: () => void utils.tools.list.invalidate(),
  });
}
