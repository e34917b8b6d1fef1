/** Sample server answers for tests. */

export const status = {
  version: 1,
  metal: 1000,
  energy: 1000,
  slots: 2000,
  totalSlots: 2000,
  factories: 1,
  attack_units: Array(10).fill(0),
  defense_units: Array(10).fill(0),
  attack_level: Array(10).fill(false),
  defense_level: Array(10).fill(false),
  createdAt: "2030-01-01T08:00:00.000Z",
  candle: 0,
  x: 12,
  y: 7,
  settings: { controls: "default", alerts: { admin: true, attack: true, event: true } },
  bankMetal: 0,
  bankEnergy: 0,
  fatigue: { digs: 0, factor: 1, remaining: 500, veins: 0 },
  searchFatigue: {
    caves: { searches: 0, factor: 1, remaining: 60 },
    forests: { searches: 90, factor: 0.1, remaining: null },
  },
  shieldUntil: null,
  serverTime: "2030-01-01T08:00:00.000Z",
};
