/** Turns intents into calls, and records their answers. */
import type { Client } from "@emberlode/client";
import {
  DAY,
  HOUR,
  MAX_UNITS_PER_PURCHASE,
  type Position,
  SPENT_MS,
  utcDay,
} from "@emberlode/game";
import { type Intent, refusalKey } from "../habits/intent.ts";
import type { Notebook } from "./notebook.ts";

type IntentOf<Do extends Intent["do"]> = Extract<Intent, { do: Do }>;

export interface TurnContext {
  client: Client;
  notebook: Notebook;
  /** The server's time, milliseconds. */
  now: number;
}

/** How long to leave a factory alone after its garrison won. */
const REPELLED_RETRY_MS = 6 * HOUR;

const positionOf = ({ notebook: { status } }: TurnContext): Position => ({
  x: status.x,
  y: status.y,
});

async function step(
  { client, notebook, now }: TurnContext,
  { to }: IntentOf<"step">,
): Promise<void> {
  const answer = await client.fields.move.mutate(to);
  // Out of sync: the answer is the player's actual position.
  if (!("type" in answer)) {
    notebook.moveTo(answer);
    return;
  }
  const { explosion } = answer;
  if (explosion !== undefined) {
    const { metal, energy } = notebook.status;
    const carried = { metal: metal - explosion.metal, energy: energy - explosion.energy };
    notebook.mergeStatus(carried);
  }
  if (notebook.recordStep(answer, now)) notebook.recordView(await client.fields.view.query());
}

async function dig(turn: TurnContext, { resource, effort }: IntentOf<"dig">): Promise<void> {
  const { client, notebook } = turn;
  const field = positionOf(turn);
  const answer = await client.user.gather.mutate({ type: resource, field, effort });
  const { metal, energy, version, digs, veins } = answer;
  const fatigue = { ...notebook.status.fatigue, digs, veins };
  notebook.mergeStatus({ metal, energy, version, fatigue });
  notebook.spend(field, Date.parse(answer.spentUntil));
}

async function explore(turn: TurnContext, intent: IntentOf<"explore">): Promise<void> {
  const { client, notebook, now } = turn;
  const field = positionOf(turn);
  switch (intent.what) {
    case "cave": {
      const { newStatus, _id, count } = await client.finds.cave.mutate({ field });
      notebook.updateStatus(newStatus);
      notebook.spend(field, now + SPENT_MS.cave);
      if (_id !== undefined && count !== undefined) notebook.recordPart(_id, { held: count });
      return;
    }
    case "forest": {
      const answer = await client.finds.forest.mutate({ field });
      notebook.updateStatus(answer.newStatus);
      notebook.spend(field, now + SPENT_MS.forest);
      const { type } = answer;
      if (type === "prob_drive" || type === "improb_drive") {
        notebook.tools = { ...notebook.tools, [type]: (notebook.tools[type] ?? 0) + answer.amount };
      }
      return;
    }
    case "memorial": {
      const { candle } = await client.finds.memorial.mutate({ field });
      notebook.mergeStatus({ candle });
      notebook.refused.set(refusalKey(intent, field), (utcDay(now) + 1) * DAY);
      return;
    }
    case "mirage": {
      const { type, amount } = await client.finds.mirage.mutate({});
      notebook.mergeStatus({ [type]: notebook.status[type] + amount });
      notebook.here = null;
    }
  }
}

async function assess(turn: TurnContext, { targetType }: IntentOf<"assess">): Promise<void> {
  const { client, notebook, now } = turn;
  const cell = positionOf(turn);
  if (targetType === "base") {
    const target = await client.battles.target.query(cell);
    notebook.recordAssessment(cell, { seenAt: now, targetType, target });
  } else {
    const target = await client.puc.target.query(cell);
    notebook.recordAssessment(cell, { seenAt: now, targetType, target });
  }
}

async function capture(turn: TurnContext, intent: IntentOf<"capture">): Promise<void> {
  const { client, notebook, now } = turn;
  const cell = positionOf(turn);
  notebook.invalidate(cell);
  // The factory may have a new owner since the look, perhaps a new player.
  const { owner } = await client.puc.target.query(cell);
  if ((owner?.user.username ?? null) !== intent.from) return;
  const { captured, factory, newStatus } = await client.puc.capture.mutate({
    ...cell,
    mode: "capture",
  });
  notebook.updateStatus(newStatus);
  if (captured && factory !== undefined) notebook.factories = [...notebook.factories, factory];
  else notebook.refused.set(refusalKey(intent, cell), now + REPELLED_RETRY_MS);
}

async function plunder(turn: TurnContext, { from }: IntentOf<"plunder">): Promise<void> {
  const { client, notebook, now } = turn;
  const cell = positionOf(turn);
  notebook.invalidate(cell);
  const { owner } = await client.puc.target.query(cell);
  if (owner?.user.username !== from) return;
  const { newStatus } = await client.puc.capture.mutate({ ...cell, mode: "plunder" });
  notebook.updateStatus(newStatus);
  // Won or lost, there is nothing more to take here for a while.
  notebook.refused.set(refusalKey({ do: "plunder", from }, cell), now + REPELLED_RETRY_MS);
}

async function collect({ client, notebook }: TurnContext): Promise<void> {
  const { newStatus } = await client.puc.collect.mutate({});
  notebook.updateStatus(newStatus);
  notebook.factories = (await client.puc.list.query()).factories;
}

async function divideGarrison(
  { client, notebook }: TurnContext,
  { shares }: IntentOf<"garrison">,
): Promise<void> {
  const named = shares.map(({ id, share }) => ({ id: String(id), share }));
  const { newStatus } = await client.puc.garrison.mutate({ shares: named });
  notebook.updateStatus(newStatus);
  notebook.factories = (await client.puc.list.query()).factories;
}

async function takeRelic(turn: TurnContext): Promise<void> {
  const { client, notebook } = turn;
  const { newStatus } = await client.finds.relic.mutate({ field: positionOf(turn) });
  notebook.updateStatus(newStatus);
  notebook.recordRelics(await client.finds.relics.query());
}

async function attack(turn: TurnContext, { enemy }: IntentOf<"attack">): Promise<void> {
  const { client, notebook } = turn;
  const field = positionOf(turn);
  notebook.invalidate(field);
  const { user } = await client.battles.attack.mutate({ enemy, field });
  notebook.updateStatus(user.status);
}

async function upgradeBase(
  { client, notebook }: TurnContext,
  { id }: IntentOf<"upgrade base">,
): Promise<void> {
  const { status, factory } = await client.puc.upgrade.mutate({ id });
  notebook.updateStatus(status);
  notebook.factories = notebook.factories.map((one) => (one._id === id ? factory : one));
}

async function installPart(
  { client, notebook }: TurnContext,
  intent: IntentOf<"install part">,
): Promise<void> {
  const { part: id } = intent;
  const { metalCap, energyCap, count, remain } = await client.euc.install.mutate({ id });
  notebook.range = { metal: metalCap, energy: energyCap };
  notebook.recordPart(id, { installed: count, held: remain });
}

async function buyPart(
  { client, notebook }: TurnContext,
  { part: id }: IntentOf<"buy part">,
): Promise<void> {
  const { newStatus, count } = await client.euc.buy.mutate({ id });
  notebook.updateStatus(newStatus);
  notebook.recordPart(id, { held: count });
}

async function raiseResearch(
  turn: TurnContext,
  { tool, level }: IntentOf<"research">,
): Promise<void> {
  const { client, notebook } = turn;
  const { status, research } = await client.researches.raise.mutate({ research: tool, level });
  notebook.updateStatus(status);
  notebook.researches = { ...notebook.researches, [tool]: research.level };
  // A level grants a pack.
  const { tools } = await client.tools.list.query();
  notebook.tools = Object.fromEntries(tools.map((one) => [one.tool, one.count]));
}

async function useTool(
  { client, notebook }: TurnContext,
  intent: IntentOf<"use tool">,
): Promise<void> {
  const { tool, held, type } = intent;
  const input = { tool, count: held - 1, ...(type !== undefined && { type }) };
  const { newStatus, count } = await client.tools.use.mutate(input);
  notebook.updateStatus(newStatus);
  notebook.tools = { ...notebook.tools, [tool]: count };
  notebook.moveTo(newStatus);
  notebook.recordView(await client.fields.view.query());
}

/** Carries out an intent. Throws `ClientError` on a refusal; nothing has changed then. */
export async function executeIntent(
  turn: TurnContext,
  intent: Exclude<Intent, IntentOf<"rest">>,
): Promise<void> {
  const { client, notebook, now } = turn;
  switch (intent.do) {
    case "step":
      return step(turn, intent);
    case "dig":
      return dig(turn, intent);
    case "explore":
      return explore(turn, intent);
    case "assess":
      return assess(turn, intent);
    case "capture":
      return capture(turn, intent);
    case "plunder":
      return plunder(turn, intent);
    case "collect":
      return collect(turn);
    case "garrison":
      return divideGarrison(turn, intent);
    case "take relic":
      return takeRelic(turn);
    case "attack":
      return attack(turn, intent);
    case "upgrade base":
      return upgradeBase(turn, intent);
    case "install part":
      return installPart(turn, intent);
    case "buy part":
      return buyPart(turn, intent);
    case "research":
      return raiseResearch(turn, intent);
    case "use tool":
      return useTool(turn, intent);
    case "buy units": {
      const { side: type, index, count } = intent;
      const unit = Math.min(count, MAX_UNITS_PER_PURCHASE);
      return notebook.updateStatus(
        (await client.units.buy.mutate({ type, index, unit })).newStatus,
      );
    }
    case "buy tech": {
      const { side: type, index } = intent;
      return notebook.updateStatus((await client.units.buyTech.mutate({ type, index })).newStatus);
    }
    case "bank": {
      const { action, resource, amount } = intent;
      const { newStatus } = await client.bank.use.mutate({ action, resource, amount });
      return notebook.updateStatus(newStatus);
    }
    case "exchange": {
      const { from, amount } = intent;
      return notebook.updateStatus(
        (await client.exchange.change.mutate({ from, amount })).newStatus,
      );
    }
    case "look":
      return notebook.recordField(await client.fields.field.query(intent.at), now);
    case "inquire": {
      const { username } = intent;
      return notebook.recordPlayer(await client.ranks.player.query({ username }));
    }
  }
}
