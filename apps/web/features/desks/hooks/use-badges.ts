import type { LoginPayload } from "@emberlode/contract";
import { researchPrice, TOOL_IDS } from "@emberlode/game";
import { t } from "../../../lib/i18n/catalogue.ts";
import { trpc } from "../../../lib/trpc.ts";
import type { DeskId } from "../desk-ids.ts";

/** Researches that the player could pay now; the ceiling by base level is the desk's to say. */
function affordableResearches(
  { metal, energy }: { metal: number; energy: number },
  levels: ReadonlyMap<string, number>,
): number {
  return TOOL_IDS.filter((tool) => {
    const price = researchPrice(tool, levels.get(tool) ?? 0);
    return price !== null && price <= Math.min(metal, energy);
  }).length;
}

/** What waits at each desk, in a word or two; a desk where nothing waits has no badge. */
export function useBadges(user: LoginPayload["user"]): Readonly<Partial<Record<DeskId, string>>> {
  const { data } = trpc.researches.list.useQuery();
  if (data === undefined) return {};
  const levels = new Map(data.researches.map(({ research, level }) => [research, level] as const));
  const count = affordableResearches(user.status, levels);
  return count === 0 ? {} : { research: t.desks.affordable(count) };
}
