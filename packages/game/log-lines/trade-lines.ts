/** Log lines of the World Bank, Exchange Bank, Black Market and World Casino. */
import { EXCAVATOR_PART_IDS, EXCAVATOR_PARTS } from "../catalogue/excavator.ts";
import { TOOL_IDS, TOOLS } from "../catalogue/tools.ts";
import { amounts, grouped, type Lines, type LoggedEntry } from "./line.ts";

function bankContent({ detail }: LoggedEntry): string {
  const sum = `${grouped(Number(detail.amount))} ${detail.resource}`;
  const done = detail.action === "withdraw" ? `You withdrew ${sum}.` : `You deposited ${sum}.`;
  return `${done} The account holds ${grouped(Number(detail.banked))} ${detail.resource}.`;
}

function exchangeContent({ detail }: LoggedEntry): string {
  const { from } = detail;
  const to = from === "metal" ? "energy" : "metal";
  const gave = `${grouped(Number(detail.amount))} ${from}`;
  return `You changed ${gave} into ${grouped(Number(detail.received))} ${to}.`;
}

function goodName({ good, item }: LoggedEntry["detail"]): string {
  const tool = TOOL_IDS.find((id) => id === item);
  const part = EXCAVATOR_PART_IDS.find((id) => id === item);
  if (good === "tool" && tool) return TOOLS[tool].name;
  return part ? EXCAVATOR_PARTS[part].name : "goods";
}

const SIDES_OF_COIN: readonly string[] = ["heads", "tails"];

function resultText({ game, result }: LoggedEntry["detail"]): string {
  if (game === "coin") return `The coin shows ${SIDES_OF_COIN[Number(result)] ?? "its edge"}.`;
  if (game === "dice") return `The dice show ${result}.`;
  return `The wheel stops at sector ${Number(result) + 1}.`;
}

function casinoContent({ detail }: LoggedEntry): string {
  const payout = Number(detail.payout);
  const staked = `You staked ${grouped(Number(detail.stake))} ${detail.resource}.`;
  const paid = payout > 0 ? `It pays ${grouped(payout)}.` : "The stake is lost.";
  return `${staked} ${resultText(detail)} ${paid}`;
}

function casinoColor({ metal, energy }: LoggedEntry): "good" | "bad" | "neutral" {
  const delta = metal + energy;
  if (delta === 0) return "neutral";
  return delta > 0 ? "good" : "bad";
}

export const tradeLines = {
  bank: (entry) => ({
    cat: "trade",
    type: entry.detail.action === "withdraw" ? "withdraw" : "deposit",
    color: "neutral",
    icon: "bank",
    content: bankContent(entry),
  }),
  exchange: (entry) => ({
    cat: "trade",
    type: "exchange",
    color: "neutral",
    icon: "card-exchange",
    content: exchangeContent(entry),
  }),
  market: (entry) => {
    const { metal, energy, detail } = entry;
    const goods = `${detail.count} x ${goodName(detail)}`;
    return {
      cat: "trade",
      type: "market",
      color: "neutral",
      icon: "shop",
      content: `You bought ${goods} for ${amounts(0 - metal, 0 - energy)}.`,
    };
  },
  casino: (entry) => ({
    cat: "casino",
    type: String(entry.detail.game),
    color: casinoColor(entry),
    icon: "poker-hand",
    content: casinoContent(entry),
  }),
} as const satisfies Lines;
