import type { Changes, LedgerEntry } from "@emberlode/game";
import { carryPlayer, whole } from "./columns.ts";

/** The key of an action and what it says about the request that came with it. */
export interface ActionKey {
  key: string;
  bodyHash: string;
}

/** An action as it goes into a batch. */
export interface Encoded {
  n: number;
  rows: string;
}

type Row = Record<string, unknown>;

function putEntry(row: Row, entry: LedgerEntry): void {
  row.kind = entry.kind;
  row.d_metal = whole(entry.metal);
  row.d_energy = whole(entry.energy);
  row.detail = entry.detail;
}

/** Every player that an action touches: all of them are locked and get a new version. */
export function touched(actor: number, changes: Changes): number[] {
  const ids = new Set<number>([actor]);
  for (const { id } of changes.players) ids.add(id);
  for (const { playerId } of changes.cooldowns) ids.add(playerId);
  for (const { playerId } of changes.ledger) ids.add(playerId);
  for (const { referrerId } of changes.referrals) ids.add(referrerId);
  return [...ids];
}

export interface ToEncode {
  n: number;
  actor: number;
  players: readonly number[];
  versionOf(id: number): number;
  changes: Changes;
  key: ActionKey | null;
  answer: unknown;
  now: number;
}

/** Turns the changes of one action into the JSON rows of the commit statement. */
export function encodeAction({
  n,
  actor,
  players,
  versionOf,
  changes,
  key,
  answer,
  now,
}: ToEncode): Encoded {
  const rows: Row[] = [];
  const main = new Map<number, Row>();
  const add = (id: number): Row => {
    const row: Row = { n, c: 0, id, v: versionOf(id), at: now };
    rows.push(row);
    return row;
  };
  for (const id of players) {
    const row = add(id);
    row.main = true;
    main.set(id, row);
  }
  const lead = main.get(actor) ?? add(actor);
  lead.lead = true;
  for (const { id, set } of changes.players) carryPlayer(set, 0, main.get(id) ?? lead);
  /** A player's own row carries the first part of each kind, further rows the rest. */
  const rowFor = (id: number, part: string): Row => {
    const own = main.get(id);
    return own === undefined || part in own ? add(id) : own;
  };
  for (const entry of changes.ledger) putEntry(rowFor(entry.playerId, "kind"), entry);
  for (const { playerId, x, y, until } of changes.cooldowns) {
    const row = rowFor(playerId, "cool_until");
    row.cool_x = x;
    row.cool_y = y;
    row.cool_until = whole(until);
  }
  for (const change of changes.referrals) {
    const row = rowFor(change.referrerId, "ref_day");
    row.ref_day = whole(change.day);
    row.ref_referee = change.refereeId;
    row.ref_metal = change.metal;
    row.ref_energy = change.energy;
    row.ref_paid_metal = change.paidMetal;
    row.ref_paid_energy = change.paidEnergy;
  }
  if (key !== null) {
    // Without a line in the log, the key still needs a row to live in.
    if (!("kind" in lead)) {
      putEntry(lead, { playerId: actor, kind: "start", metal: 0, energy: 0, detail: {} });
      lead.kind = "move";
    }
    lead.key = key.key;
    lead.body_hash = key.bodyHash;
    lead.answer = answer;
  }
  const count = rows.length;
  let text = "";
  for (const row of rows) {
    row.c = count;
    text += text === "" ? JSON.stringify(row) : `,${JSON.stringify(row)}`;
  }
  return { n, rows: text };
}
