import type {
  AccountChange,
  AlertChange,
  Changes,
  LedgerEntry,
  Nap,
  NapChange,
  PlotChange,
} from "@emberlode/game";
import { carryPlayer, whole } from "./columns.ts";
import { fieldRows, type Versioned } from "./fields.ts";
import { isDaily } from "./statement.ts";

/** The key of an action and what it says about the request that came with it. */
export interface ActionKey {
  key: string;
  bodyHash: string;
}

/** An action as it goes into a batch. */
export interface Encoded {
  n: number;
  rows: string;
  /** Whether the statement for steps and digs can write it. */
  daily: boolean;
  /** Whether it sets a password, which ends whatever the old one opened. */
  credentials: boolean;
}

type Row = Record<string, unknown>;

/** A line of the log and its number there. */
export interface NumberedEntry extends LedgerEntry {
  nr: number;
  /** Its category, by place in `LOG_CATEGORIES`, and its number there. */
  cat: number;
  catNr: number;
}

function putEntry(row: Row, entry: NumberedEntry): void {
  row.kind = entry.kind;
  row.nr = entry.nr;
  row.cat = entry.cat;
  row.cat_nr = entry.catNr;
  row.d_metal = whole(entry.metal);
  row.d_energy = whole(entry.energy);
  row.detail = entry.detail;
}

/** A pact as one text, as `NAP_TEXT` of the statement writes it; empty for none. */
function napText(nap: Nap | null): string {
  if (nap === null) return "";
  const { state, askedBy, askedAt, blockedBy, endsAt } = nap;
  return [state, askedBy, askedAt, blockedBy.join(","), endsAt ?? ""].join(":");
}

function putNap(row: Row, { low, high, was, nap }: NapChange): void {
  row.nap_low = low;
  row.nap_high = high;
  row.nap_was = napText(was);
  if (nap === null) return;
  row.nap_state = nap.state;
  row.nap_asked_by = nap.askedBy;
  row.nap_asked_at = whole(nap.askedAt);
  row.nap_blocked = nap.blockedBy;
  row.nap_ends_at = nap.endsAt;
}

function putPlot(row: Row, { id, plot }: PlotChange): void {
  row.plot_id = id;
  if (plot === null) return;
  row.plot_x = plot.x;
  row.plot_y = plot.y;
  row.plot_fields = plot.fields;
}

function putAccount(row: Row, change: AccountChange): void {
  row.acc_base_name = change.baseName;
  row.acc_quote = change.quote;
  row.acc_picture = change.profilePicture;
  row.acc_password_hash = change.passwordHash;
  row.acc_session = change.session;
  row.acc_settings = change.settings;
}

function putAlert(row: Row, { playerId, type, kind, facts, link, once }: AlertChange): void {
  if (once === true) row.alert_once_to = playerId;
  row.alert_type = type;
  row.alert_kind = kind;
  row.alert_facts = facts;
  row.alert_link = link;
}

/** Every player that an action touches: all of them are locked and get a new version. */
export function touched(actor: number, changes: Changes): number[] {
  const ids = new Set<number>([actor]);
  for (const { id } of changes.players) ids.add(id);
  for (const { playerId } of changes.cooldowns) ids.add(playerId);
  for (const { playerId } of changes.ledger) ids.add(playerId);
  for (const { referrerId } of changes.referrals) ids.add(referrerId);
  for (const { playerId } of changes.plots ?? []) ids.add(playerId);
  for (const { playerId } of changes.accounts ?? []) ids.add(playerId);
  for (const { playerId, once } of changes.alerts ?? []) if (once !== true) ids.add(playerId);
  return [...ids];
}

export interface ToEncode {
  n: number;
  actor: number;
  players: readonly number[];
  versionOf(id: number): number;
  changes: Changes;
  /** The lines of the log, `changes.ledger` among them. */
  lines: readonly NumberedEntry[];
  /** The fields that the action changes. */
  fields: readonly Versioned[];
  key: ActionKey | null;
  answer: unknown;
  now: number;
}

/** Turns the changes of one action into the JSON rows of the commit statement. */
export function encodeAction(action: ToEncode): Encoded {
  const { n, actor, players, versionOf, changes, lines, fields, key, answer, now } = action;
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
  for (const entry of lines) putEntry(rowFor(entry.playerId, "kind"), entry);
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
  for (const row of fieldRows(changes, fields)) Object.assign(rowFor(actor, "f_x"), row);
  for (const change of changes.naps ?? []) putNap(rowFor(actor, "nap_low"), change);
  for (const change of changes.plots ?? []) putPlot(rowFor(change.playerId, "plot_id"), change);
  for (const change of changes.accounts ?? []) {
    putAccount(rowFor(change.playerId, "acc_quote"), change);
  }
  for (const alert of changes.alerts ?? []) {
    putAlert(rowFor(alert.once === true ? actor : alert.playerId, "alert_type"), alert);
  }
  if (changes.battle !== undefined) {
    lead.battle_id = changes.battle.id;
    lead.battle = changes.battle.report;
  }
  if (key !== null) {
    // Without a line in the log, the key still needs a row to live in.
    if (!("kind" in lead)) {
      Object.assign(lead, { kind: "move", d_metal: 0, d_energy: 0, detail: {} });
    }
    lead.key = key.key;
    lead.body_hash = key.bodyHash;
    lead.answer = answer;
  }
  const count = rows.length;
  let text = "";
  let daily = true;
  for (const row of rows) {
    row.c = count;
    daily = daily && isDaily(row);
    text += text === "" ? JSON.stringify(row) : `,${JSON.stringify(row)}`;
  }
  const credentials = changes.accounts?.some(({ passwordHash }) => passwordHash !== undefined);
  return { n, rows: text, daily, credentials: credentials ?? false };
}
