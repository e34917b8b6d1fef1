/** Log lines of the World Bank, Exchange Bank, Black Market and World Casino. */
import { EXCAVATOR_PART_IDS, negateAmounts, TOOL_IDS } from "@emberlode/game";
import {
  amountOf,
  amounts,
  grouped,
  type Lines,
  type LoggedEntry,
  type LogTranslators,
  numberOf,
  sentences,
} from "./line.ts";

function bankContent({ detail }: LoggedEntry, translators: LogTranslators): string {
  const sum = amountOf(numberOf(detail.amount), detail.resource, translators);
  return sentences(
    detail.action === "withdraw"
      ? translators.lines("trade.withdrew", { amount: sum })
      : translators.lines("trade.deposited", { amount: sum }),
    translators.lines("trade.account", {
      amount: amountOf(numberOf(detail.banked), detail.resource, translators),
    }),
  );
}

function exchangeContent({ detail }: LoggedEntry, translators: LogTranslators): string {
  const { from, amount, received } = detail;
  const to = from === "metal" ? "energy" : "metal";
  const gave = amountOf(numberOf(amount), from, translators);
  return translators.lines("trade.exchanged", {
    gave,
    got: amountOf(numberOf(received), to, translators),
  });
}

function goodsName({ detail }: LoggedEntry, { lines, catalogue }: LogTranslators): string {
  const { good: kind, item } = detail;
  const tool = TOOL_IDS.find((id) => id === item);
  const part = EXCAVATOR_PART_IDS.find((id) => id === item);
  if (kind === "tool" && tool) return catalogue(`tools.${tool}.name`);
  return part ? catalogue(`parts.${part}`) : lines("unknownGoods");
}

function resultText({ detail: { game, result } }: LoggedEntry, { lines }: LogTranslators): string {
  if (game === "coin") {
    return lines("trade.coinShows", {
      side:
        [lines("trade.coin.heads"), lines("trade.coin.tails")][numberOf(result)] ??
        lines("trade.coin.edge"),
    });
  }
  return game === "dice"
    ? lines("trade.diceShow", { result: numberOf(result) })
    : lines("trade.wheelStops", { sector: numberOf(result) + 1 });
}

function casinoContent(entry: LoggedEntry, translators: LogTranslators): string {
  const { payout, stake, resource } = entry.detail;
  return sentences(
    translators.lines("trade.staked", { amount: amountOf(numberOf(stake), resource, translators) }),
    resultText(entry, translators),
    numberOf(payout) > 0
      ? translators.lines("trade.pays", { amount: grouped(numberOf(payout), translators) })
      : translators.lines("trade.stakeLost"),
  );
}

function casinoColor({ metal, energy }: LoggedEntry): "good" | "bad" | "neutral" {
  const delta = metal + energy;
  if (delta === 0) return "neutral";
  return delta > 0 ? "good" : "bad";
}

export const tradeLines = {
  bank: (entry, translators) => ({
    cat: "trade",
    type: entry.detail.action === "withdraw" ? "withdraw" : "deposit",
    color: "neutral",
    icon: "bank",
    content: bankContent(entry, translators),
  }),
  exchange: (entry, translators) => ({
    content: exchangeContent(entry, translators),
    cat: "trade",
    type: "exchange",
    color: "neutral",
    icon: "card-exchange",
  }),
  market: (entry, translators) => {
    const price = amounts(negateAmounts(entry), translators);
    return {
      content: translators.lines("trade.bought", {
        count: numberOf(entry.detail.count),
        goods: goodsName(entry, translators),
        price,
      }),
      cat: "trade",
      type: "market",
      color: "neutral",
      icon: "shop",
    };
  },
  casino: (entry, translators) => ({
    cat: "casino",
    type: String(entry.detail.game),
    color: casinoColor(entry),
    icon: "poker-hand",
    content: casinoContent(entry, translators),
  }),
} as const satisfies Lines;
