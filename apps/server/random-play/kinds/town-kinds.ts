/** Excavator Center, bank, exchange, casino and market. */
import {
  bankCap,
  CASINO_GAMES,
  EXCAVATOR_PART_IDS,
  marketOffers,
  maxStake,
  RESOURCES,
  STAKES,
  utcDay,
} from "@emberlode/game";
import { cellOf, type Turn } from "../scene.ts";
import { type Kind, kind, type ProposedCall } from "./kind.ts";

const inside = ({ scene }: Turn, type: string, input: unknown): ProposedCall | null => {
  const at = cellOf(scene, type);
  return at && { at, input };
};

function banking(turn: Turn): ProposedCall | null {
  const { scene, player } = turn;
  const { random } = scene;
  const resource = random.pick(RESOURCES);
  const banked = player.banked[resource];
  const level = player.tools.bank;
  if (level === 0) return null;
  const action = banked > 0 && random.chance(0.5) ? "withdraw" : "deposit";
  const maxAmount = action === "withdraw" ? banked : bankCap(level) / 2;
  return inside(turn, "bank", { action, resource, amount: random.int(1, maxAmount) });
}

function gambling(turn: Turn): ProposedCall | null {
  const { random } = turn.scene;
  const level = turn.player.tools.casino;
  if (level === 0) return null;
  const game = random.pick(CASINO_GAMES);
  const stake = STAKES.step * random.int(1, maxStake(level) / STAKES.step);
  const choices = { coin: [0, 1], dice: [1, 6], wheel: null }[game];
  const choice = choices && { choice: random.int(choices[0] ?? 0, choices[1] ?? 0) };
  return inside(turn, "casino", { game, resource: random.pick(RESOURCES), stake, ...choice });
}

function trading(turn: Turn): ProposedCall | null {
  const { scene, player } = turn;
  if (player.tools.market === 0) return null;
  const { fair } = scene.app.services;
  const offers = marketOffers(fair.marketSeed(scene.now), utcDay(scene.now));
  const offer = scene.random.pick(offers).id;
  return inside(turn, "market", { offer, count: 1 });
}

export const townKinds: readonly Kind[] = [
  kind("euc.buy", 3, (turn) =>
    inside(turn, "euc", { id: turn.scene.random.pick(EXCAVATOR_PART_IDS.filter(isCheap)) }),
  ),
  kind("euc.install", 4, (turn) => {
    const ownedParts = EXCAVATOR_PART_IDS.filter((id) => turn.player.parts[id] > 0);
    return ownedParts.length === 0
      ? null
      : inside(turn, "euc", { id: turn.scene.random.pick(ownedParts) });
  }),
  kind("bank.use", 5, banking),
  kind("exchange.change", 4, (turn) =>
    inside(turn, "web", {
      from: turn.scene.random.pick(RESOURCES),
      amount: turn.scene.random.int(10, 5000),
    }),
  ),
  kind("casino.play", 6, gambling),
  kind("market.buy", 4, trading),
];

/** The first three of each resource. */
function isCheap(_: string, index: number): boolean {
  return index % 5 < 3;
}
