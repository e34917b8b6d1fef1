import type { OverviewAnswer, WorldFlow } from "@emberlode/contract";
import type { Resource } from "@emberlode/game";
import { useState } from "react";
import { Segments } from "../features/ui/segments.tsx";
import { messages } from "../lib/messages.ts";
import { shortNumber, signedNumber } from "../lib/numbers.ts";
import { Card, NoRows } from "./card.tsx";

const t = await messages("admin-overview");

type Period = keyof OverviewAnswer["flows"];

const amountsOf = (flow: WorldFlow, resource: Resource) =>
  resource === "metal"
    ? { received: flow.metalIn, spent: flow.metalOut }
    : { received: flow.energyIn, spent: flow.energyOut };

const RESOURCE_OPTIONS = [
  { id: "metal", text: t("flows.metal") },
  { id: "energy", text: t("flows.energy") },
] as const;
const PERIOD_OPTIONS = [
  { id: "day", text: t("flows.day") },
  { id: "month", text: t("flows.month") },
] as const;

/** What all players received and spent, by source: bars to both sides of a middle line. */
export function WorldFlows({ flows }: Pick<OverviewAnswer, "flows">) {
  const [resource, setResource] = useState<Resource>("metal");
  const [period, setPeriod] = useState<Period>("day");
  const rows = flows[period]
    .map((flow) => ({ source: flow.source, ...amountsOf(flow, resource) }))
    .filter(({ received, spent }) => received + spent > 0);
  const max = Math.max(1, ...rows.flatMap(({ received, spent }) => [received, spent]));
  const width = (amount: number) => ({ width: `${(amount / max) * 100}%` });
  const net = rows.reduce((total, { received, spent }) => total + received - spent, 0);
  return (
    <Card title={t("flows.title")}>
      <div className="staff-flow-choices">
        <Segments
          label={t("flows.resource")}
          value={resource}
          options={RESOURCE_OPTIONS}
          onChange={setResource}
        />
        <Segments
          label={t("flows.period")}
          value={period}
          options={PERIOD_OPTIONS}
          onChange={setPeriod}
        />
      </div>
      {rows.length === 0 ? (
        <NoRows text={t("flows.none")} />
      ) : (
        <>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics of unbulleted lists */}
          <ul className="staff-flows" role="list">
            {rows.map(({ source, received, spent }) => (
              <li key={source} className="staff-flow">
                <span className="staff-flow-name">{t(`sources.${source}`)}</span>
                <span className="staff-flow-side figure" data-side="out">
                  <i style={width(spent)} />
                  {spent > 0 && (
                    <>
                      −{shortNumber(spent)} <span className="sr-only">{t("flows.out")}</span>
                    </>
                  )}
                </span>
                <span className="staff-flow-side figure" data-side="in">
                  <i style={width(received)} />
                  {received > 0 && (
                    <>
                      +{shortNumber(received)} <span className="sr-only">{t("flows.in")}</span>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
          <p className="staff-flow-net">{t("flows.net", { amount: signedNumber(net) })}</p>
        </>
      )}
    </Card>
  );
}
