import type { FieldType } from "@emberlode/game";

/** The ground under each type: color of the soil, then of the growth and stones in front. */
export const GROUNDS: Readonly<Record<FieldType, readonly [soil: string, growth: string]>> = {
  base: ["#7b7158", "#5d6244"],
  factory: ["#6d6660", "#4f4c48"],
  forest: ["#566145", "#3d5138"],
  cave: ["#67625c", "#4c4a46"],
  waste: ["#a08563", "#6d5a43"],
  market: ["#7a6552", "#574636"],
  bank: ["#85827b", "#57614a"],
  memorial: ["#5f7056", "#3f5640"],
  casino: ["#5f5468", "#453c4c"],
  metal: ["#69686a", "#4a4e52"],
  energy: ["#5c4a42", "#3f3532"],
  web: ["#6b7274", "#4d5554"],
  mirage: ["#c79c66", "#8d6d45"],
  euc: ["#866a50", "#5d4a39"],
};
