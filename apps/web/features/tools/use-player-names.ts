import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { trpc } from "../../lib/trpc.ts";
import { useView } from "../field/use-fields.ts";
import type { ComboBoxItem } from "../ui/combo-box.tsx";

const t = await messages("tools");

/** Rows per page of the ranking, and the starts of the pages for the first 500. */
const PAGE_ROWS = 100;
const STARTS = [0, 100, 200, 300, 400] as const;

/**
 * Players whose base can be looked up by name: ranked players, the first bots, and those seen on
 * the map.
 */
export function usePlayerNames(own: string): readonly ComboBoxItem[] {
  const { data: view } = useView();
  const pages = trpc.useQueries((calls) =>
    STARTS.map((start) => calls.ranks.list({ start, limit: PAGE_ROWS })),
  );
  const { data: bots } = trpc.ranks.list.useQuery({ start: 0, limit: PAGE_ROWS, bots: true });
  const names = new Map<string, string>();
  for (const { data } of pages) {
    for (const { username, rank } of data?.ranks ?? []) {
      names.set(username, t("base_locator.rank", { rank: exactNumber(rank) }));
    }
  }
  for (const { username, rank } of bots?.ranks ?? []) {
    names.set(
      username,
      t("base_locator.ofBot", { note: t("base_locator.rank", { rank: exactNumber(rank) }) }),
    );
  }
  for (const { username, isBot } of view?.bases ?? []) {
    names.set(
      username,
      isBot ? t("base_locator.ofBot", { note: t("base_locator.seen") }) : t("base_locator.seen"),
    );
  }
  names.delete(own);
  return [...names].map(([name, note]) => ({ id: name, label: name, note }));
}
