/** The content of each desk, loaded when it is first opened. */
import type { ComponentType } from "react";
import { lazyPart } from "../../lib/load-part.ts";
import type { DeskId } from "./desk-ids.ts";
import type { DeskContentProps } from "./desk-props.ts";

const ExcavatorDesk = lazyPart(() => import("../excavator/components/excavator-desk.tsx"));
const ArmyDesk = lazyPart(() => import("../army/components/army-desk.tsx"));

export const DESK_CONTENTS: Readonly<Record<DeskId, ComponentType<DeskContentProps>>> = {
  cave: lazyPart(() => import("../finds/components/cave-desk.tsx")),
  forest: lazyPart(() => import("../finds/components/forest-desk.tsx")),
  memorial: lazyPart(() => import("../finds/components/memorial-desk.tsx")),
  mirage: lazyPart(() => import("../finds/components/mirage-desk.tsx")),
  euc: ExcavatorDesk,
  excavator: ExcavatorDesk,
  factory: lazyPart(() => import("../factories/components/factory-desk.tsx")),
  base: lazyPart(() => import("../factories/components/base-desk.tsx")),
  factories: lazyPart(() => import("../factories/components/factories-desk.tsx")),
  raid: lazyPart(() => import("../battles/components/raid-desk.tsx")),
  "army.attack": ArmyDesk,
  "army.defense": ArmyDesk,
  bank: lazyPart(() => import("../bank/components/bank-desk.tsx")),
  exchange: lazyPart(() => import("../exchange/components/exchange-desk.tsx")),
  market: lazyPart(() => import("../market/components/market-desk.tsx")),
  casino: lazyPart(() => import("../casino/components/casino-desk.tsx")),
  research: lazyPart(() => import("../research/components/research-desk.tsx")),
  tools: lazyPart(() => import("../tools/components/tools-desk.tsx")),
  plots: lazyPart(() => import("../plots/components/plots-desk.tsx")),
  map: lazyPart(() => import("../overview/components/map-desk.tsx")),
  log: lazyPart(() => import("../log/components/log-desk.tsx")),
  history: lazyPart(() => import("../history/components/history-desk.tsx")),
  codex: lazyPart(() => import("../codex/components/codex-desk.tsx")),
  goals: lazyPart(() => import("../goals/components/goals-desk.tsx")),
};
