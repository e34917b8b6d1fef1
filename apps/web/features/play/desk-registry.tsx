/** The component of each desk, loaded when it is first opened. */

import { useSetAtom } from "jotai";
import { type ComponentType, Suspense, useEffect } from "react";
import { lazyComponent } from "../../lib/load-chunk.ts";
import { messages } from "../../lib/messages.ts";
import type { DeskContentProps } from "../desks/desk.tsx";
import { DESKS, type DeskId } from "../desks/desk-ids.ts";
import { type Notice, noticeAtom } from "../desks/use-notice.ts";

const t = await messages("shell");

const ExcavatorDesk = lazyComponent(() => import("../excavator/excavator-desk.tsx"));
const MapDesk = lazyComponent(() => import("../overview/map-desk.tsx"));
const ArmyDesk = lazyComponent(() => import("../army/army-desk.tsx"));

export const DESK_CONTENTS: Readonly<Record<DeskId, ComponentType<DeskContentProps>>> = {
  cave: lazyComponent(() => import("../finds/cave-desk.tsx")),
  forest: lazyComponent(() => import("../finds/forest-desk.tsx")),
  memorial: lazyComponent(() => import("../finds/memorial-desk.tsx")),
  mirage: lazyComponent(() => import("../finds/mirage-desk.tsx")),
  euc: ExcavatorDesk,
  excavator: ExcavatorDesk,
  factory: lazyComponent(() => import("../factories/factory-desk.tsx")),
  base: lazyComponent(() => import("../factories/base-desk.tsx")),
  factories: lazyComponent(() => import("../factories/factories-desk.tsx")),
  raid: lazyComponent(() => import("../battles/raid-desk.tsx")),
  "army.attack": ArmyDesk,
  "army.defense": ArmyDesk,
  bank: lazyComponent(() => import("../bank/bank-desk.tsx")),
  exchange: lazyComponent(() => import("../exchange/exchange-desk.tsx")),
  market: lazyComponent(() => import("../market/market-desk.tsx")),
  casino: lazyComponent(() => import("../casino/casino-desk.tsx")),
  research: lazyComponent(() => import("../research/research-desk.tsx")),
  tools: lazyComponent(() => import("../tools/tools-desk.tsx")),
  plots: lazyComponent(() => import("../plots/plots-desk.tsx")),
  map: MapDesk,
  world: MapDesk,
  log: lazyComponent(() => import("../log/log-desk.tsx")),
  history: lazyComponent(() => import("../history/history-desk.tsx")),
  season: lazyComponent(() => import("../seasons/season-desk.tsx")),
  codex: lazyComponent(() => import("../codex/codex-desk.tsx")),
  goals: lazyComponent(() => import("../goals/goals-desk.tsx")),
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

/** Keeps a find's notice at the desk of its place, whose header shows it; no other one. */
const noticeAtOpening = (id: DeskId) => (notice: Notice | null) =>
  notice?.onCard === true && DESKS[id] === "place" ? notice : null;

/** The open desk. Removes the notice of the field or the desk before. */
export function DeskOutlet({ id, payload, place }: DeskContentProps) {
  const setNotice = useSetAtom(noticeAtom);
  const Content = DESK_CONTENTS[id];
  useEffect(() => {
    setNotice(noticeAtOpening(id));
    return () => setNotice(null);
  }, [id, setNotice]);
  return (
    <Suspense fallback={<DeskLoading />}>
      <Content id={id} payload={payload} place={place} />
    </Suspense>
  );
}
