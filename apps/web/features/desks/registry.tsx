/** The component of each desk, loaded when it is first opened. */

import { useSetAtom } from "jotai";
import { type ComponentType, Suspense, useEffect } from "react";
import { lazyPart } from "../../lib/load-part.ts";
import { messages } from "../../lib/messages.ts";
import type { DeskContentProps } from "./desk.tsx";
import type { DeskId } from "./desk-ids.ts";
import { noticeAtom } from "./use-notice.ts";

const t = await messages("shell");

const ExcavatorDesk = lazyPart(() => import("../excavator/excavator-desk.tsx"));
const ArmyDesk = lazyPart(() => import("../army/army-desk.tsx"));

export const DESK_CONTENTS: Readonly<Record<DeskId, ComponentType<DeskContentProps>>> = {
  cave: lazyPart(() => import("../finds/cave-desk.tsx")),
  forest: lazyPart(() => import("../finds/forest-desk.tsx")),
  memorial: lazyPart(() => import("../finds/memorial-desk.tsx")),
  mirage: lazyPart(() => import("../finds/mirage-desk.tsx")),
  euc: ExcavatorDesk,
  excavator: ExcavatorDesk,
  factory: lazyPart(() => import("../factories/factory-desk.tsx")),
  base: lazyPart(() => import("../factories/base-desk.tsx")),
  factories: lazyPart(() => import("../factories/factories-desk.tsx")),
  raid: lazyPart(() => import("../battles/raid-desk.tsx")),
  "army.attack": ArmyDesk,
  "army.defense": ArmyDesk,
  bank: lazyPart(() => import("../bank/bank-desk.tsx")),
  exchange: lazyPart(() => import("../exchange/exchange-desk.tsx")),
  market: lazyPart(() => import("../market/market-desk.tsx")),
  casino: lazyPart(() => import("../casino/casino-desk.tsx")),
  research: lazyPart(() => import("../research/research-desk.tsx")),
  tools: lazyPart(() => import("../tools/tools-desk.tsx")),
  plots: lazyPart(() => import("../plots/plots-desk.tsx")),
  map: lazyPart(() => import("../overview/map-desk.tsx")),
  log: lazyPart(() => import("../log/log-desk.tsx")),
  history: lazyPart(() => import("../history/history-desk.tsx")),
  codex: lazyPart(() => import("../codex/codex-desk.tsx")),
  goals: lazyPart(() => import("../goals/goals-desk.tsx")),
};

/** Placeholder with the desk's approximate height. */
function DeskLoading() {
  return (
    <section className="desk panel" role="status">
      <span className="sr-only">{t("loading")}</span>
      <div className="skeleton h-60" />
    </section>
  );
}

/** The open desk. Removes the notice of the previous one. */
export function DeskOutlet({ id, payload, place }: DeskContentProps) {
  const setNotice = useSetAtom(noticeAtom);
  const Content = DESK_CONTENTS[id];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each desk starts without a notice
  useEffect(() => () => setNotice(null), [id, setNotice]);
  return (
    <Suspense fallback={<DeskLoading />}>
      <Content id={id} payload={payload} place={place} />
    </Suspense>
  );
}
