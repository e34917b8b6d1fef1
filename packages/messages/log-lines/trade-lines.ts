/** Log lines of the World Bank, Exchange Bank, Black Market and World Casino. */
import { EXCAVATOR_PART_IDS, negateAmounts, TOOL_IDS } from "@emberlode/game";
import {
  amountOf,
  amounts,
  count,
  grouped,
  type Lines,
  type LoggedEntry,
  type LogTranslators,
  sentences,
} from "./line.ts";

function bankContent({ detail }: LoggedEntry, words: LogTranslators): string {
  const sum = amountOf(count(detail.amount), detail.resource, words);
  return sentences(
    detail.action === "withdraw"
      ? words.lines("trade.withdrew", { amount: sum })
      : words.lines("trade.deposited", { amount: sum }),
    words.lines("trade.account", {
      amount: amountOf(count(detail.banked), detail.resource, words),
    }),
  );
}

function exchangeContent({ detail }: LoggedEntry, words: LogTranslators): string {
  const { from, amount, received } = detail;
  const to = from === "metal" ? "energy" : "metal";
  const gave = amountOf(count(amount), from, words);
  return words.lines("trade.exchanged", { gave, got: amountOf(count(received), to, words) });
}

function goodName({ detail }: LoggedEntry, { lines, catalogue }: LogTranslators): string {
  const { good, item } = detail;
  const tool = TOOL_IDS.find((id) => id === item);
  const part = EXCAVATOR_PART_IDS.find((id) => id === item);
  if (good === "tool" && tool) return catalogue(`tools.${tool}.name`);
  return part ? catalogue(`parts.${part}`) : lines("unknownGoods");
}

function resultText({ detail: { game, result } }: LoggedEntry, { lines }: LogTranslators): string {
  if (game === "coin") {
    return lines("trade.coinShows", {
      side:
        [lines("trade.coin.heads"), lines("trade.coin.tails")][count(result)] ??
        lines("trade.coin.edge"),
    });
  }
  return game === "dice"
    ? lines("trade.diceShow", { result: count(result) })
    : lines("trade.wheelStops", { sector: count(result) + 1 });
}

function casinoContent(entry: LoggedEntry, words: LogTranslators): string {
  const { payout, stake, resource } = entry.detail;
  return sentences(
    words.lines("trade.staked", { amount: amountOf(count(stake), resource, words) }),
    resultText(entry, words),
    count(payout) > 0
      ? words.lines("trade.pays", { amount: grouped(count(payout), words) })
      : words.lines("trade.stakeLost"),
  );
}

function casinoColor({ metal, energy }: LoggedEntry): "good" | "bad" | "neutral" {
  const delta = metal + energy;
  if (delta === 0) return "neutral";
  return delta > 0 ? "good" : "bad";
}

export const tradeLines = {
  bank: (entry, words) => ({
    cat: "trade",
    type: entry.detail.action === "withdraw" ? "withdraw" : "deposit",
    color: "neutral",
    icon: "bank",
    content: bankContent(entry, words),
  }),
  exchange: (entry, words) => ({
    content: exchangeContent(entry, words),
    cat: "trade",
    type: "exchange",
    color: "neutral",
    icon: "card-exchange",
  }),
  market: (entry, words) => {
    const price = amounts(negateAmounts(entry), words);
    return {
      content: words.lines("trade.bought", {
        count: count(entry.detail.count),
        goods: goodName(entry, words),
        price,
      }),
      cat: "trade",
      type: "market",
      color: "neutral",
      icon: "shop",
    };
  },
  casino: (entry, words) => ({
    cat: "casino",
    type: String(entry.detail.game),
    color: casinoColor(entry),
    icon: "poker-hand",
    content: casinoContent(entry, words),
  }),
} as const satisfies Lines;
