/** Tools without an action of their own; other rules read their level (rules §12, §15). */
import type { Tool } from "./tool.ts";

export const troopTransportTool = {
  id: "hotcut",
  icon: "truck",
  basePrice: 2000,
  pack: null,
} as const satisfies Tool;

export const bankTool = {
  id: "bank",
  icon: "bank",
  basePrice: 1000,
  pack: null,
} as const satisfies Tool;

export const casinoTool = {
  id: "casino",
  icon: "poker-hand",
  basePrice: 1000,
  pack: null,
} as const satisfies Tool;

export const marketTool = {
  id: "market",
  icon: "key",
  basePrice: 1000,
  pack: null,
} as const satisfies Tool;
