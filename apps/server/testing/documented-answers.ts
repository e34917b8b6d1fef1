/** The answers documented in the specification (section 7), key by key. */
import { expect } from "vitest";

const number = expect.any(Number);
const text = expect.any(String);
const id = expect.stringMatching(/^[\w-]+$/);
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const ten = (one: unknown) => Array.from({ length: 10 }, () => one);
const sentence = expect.stringMatching(/^[A-Z\d].*\.$/s);
const resource = expect.stringMatching(/^(metal|energy)$/);

const STATUS = {
  metal: number,
  energy: number,
  slots: number,
  attack_units: ten(number),
  defense_units: ten(number),
  attack_level: ten(expect.any(Boolean)),
  defense_level: ten(expect.any(Boolean)),
  createdAt: time,
  candle: number,
  x: number,
  y: number,
  settings: { controls: expect.stringMatching(/^(default|numpad)$/) },
  bankMetal: number,
  bankEnergy: number,
};
const DISPLAY_USER = {
  username: text,
  email: text,
  baseName: text,
  quote: text,
  profilePicture: text,
};
export const LOGIN = {
  user: {
    ...DISPLAY_USER,
    _id: id,
    items: expect.any(Array),
    digEnergyCap: [number, number],
    digMetalCap: [number, number],
    status: STATUS,
    base: { x: number, y: number },
  },
  createdAt: time,
};
export const FACTORY = {
  _id: id,
  user: id,
  factory: { type: expect.stringMatching(/^(base|factory)$/), x: number, y: number },
  lvl: number,
  slots: number,
};
export const FIELD = { _id: id, x: number, y: number, type: text, desc: sentence };
export const PLOT = { _id: id, x: number, y: number, title: text, note: text, color: text };
export const LOG = {
  cat: text,
  type: text,
  color: text,
  icon: text,
  content: text,
  created: time,
};
export const MESSAGE = {
  _id: id,
  sender: text,
  body: text,
  created_at: time,
  room: "global",
  seq: number,
};
const REPORT = expect.objectContaining({ id: expect.any(String) });

/** By mutation. */
export const DOCUMENTED_ANSWERS: Readonly<Record<string, object>> = {
  "user.register": LOGIN,
  "user.guest": LOGIN,
  "user.upgrade": LOGIN,
  "user.login": LOGIN,
  "user.logout": {},
  "user.updateProfile": DISPLAY_USER,
  "user.changePassword": {},
  "user.createToken": { token: { _id: id, name: text }, secret: text },
  "fields.move": FIELD,
  "user.gather": {
    gathered: number,
    metal: number,
    energy: number,
    effort: 1,
    vein: expect.any(Boolean),
  },
  "finds.cave": { type: text, desc: sentence, newStatus: STATUS },
  "finds.forest": {
    type: expect.stringMatching(/^(improb_drive|prob_drive|lotto|map|pikeman|mines)$/),
    amount: number,
    newStatus: STATUS,
    desc: sentence,
  },
  "finds.memorial": { candle: 1, desc: sentence },
  "finds.mirage": { type: resource, amount: 9999, desc: expect.stringContaining("9,999") },
  "euc.install": { energyCap: [number, number], metalCap: [number, number], count: 1, remain: 1 },
  "euc.buy": {
    energyCap: [number, number],
    metalCap: [number, number],
    newStatus: STATUS,
    _id: "pickaxe",
    count: 1,
    installed: number,
  },
  "puc.capture": {
    desc: sentence,
    captured: true,
    factory: FACTORY,
    newStatus: STATUS,
    report: REPORT,
  },
  "puc.upgrade": { status: STATUS, factory: FACTORY },
  "puc.abandon": { newStatus: STATUS },
  "battles.attack": {
    desc: sentence,
    lootType: resource,
    amount: number,
    user: { status: STATUS },
    report: REPORT,
  },
  "plots.create": { plot: PLOT },
  "plots.update": { plot: PLOT },
  "plots.remove": {},
  "logs.note": { log: LOG },
  "user.changeSettings": { settings: { controls: "numpad" } },
  "tools.use": { tool: "mines", count: 4, desc: sentence, newStatus: STATUS },
  "units.buy": { newStatus: STATUS },
  "units.buyTech": { newStatus: STATUS },
  "researches.raise": { status: STATUS, research: { research: "gps", level: 1 } },
  "chat.post": { message: MESSAGE },
};
