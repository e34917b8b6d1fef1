import type { OverviewAnswer } from "@emberlode/contract";
import { dateFormat } from "../lib/language.ts";
import { messages } from "../lib/messages.ts";
import { exactNumber, shortNumber } from "../lib/numbers.ts";
import { Chart } from "./chart.tsx";

const t = await messages("admin-overview");

const hour = dateFormat({
  month: "short",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
/** Statistics are kept by the day in UTC. */
const day = dateFormat({ month: "short", day: "numeric", timeZone: "UTC" });

/** A duration with at most one decimal. */
export const milliseconds = (ms: number): string =>
  t("milliseconds", { count: exactNumber(ms < 10 ? Math.round(ms * 10) / 10 : Math.round(ms)) });

const EMBER = "var(--ember-fill)";
const STEEL = "var(--steel)";
const BAD = "var(--bad)";

/** The world and its server over time. */
export function OverviewCharts({ hours, days }: Pick<OverviewAnswer, "hours" | "days">) {
  const byHour = hours.map((one) => ({ ...one, text: hour().format(Date.parse(one.at)) }));
  const utcDay = (iso: string) => t("charts.utcDay", { day: day().format(Date.parse(iso)) });
  const byDay = days.map((one) => ({ ...one, text: utcDay(one.day) }));
  return (
    <div className="staff-charts">
      <Chart
        title={t("charts.players")}
        kind="bars"
        series={[{ name: t("charts.playersSeries"), color: EMBER }]}
        points={byDay.map(({ text, players }) => ({ at: text, values: [players] }))}
        write={shortNumber}
      />
      <Chart
        title={t("charts.signups")}
        kind="bars"
        series={[
          { name: t("charts.accounts"), color: EMBER },
          { name: t("charts.guests"), color: STEEL },
        ]}
        points={byDay.map(({ text, accounts, guests }) => ({
          at: text,
          values: [accounts, guests],
        }))}
        write={shortNumber}
      />
      <Chart
        title={t("charts.online")}
        kind="bars"
        series={[{ name: t("charts.onlineSeries"), color: EMBER }]}
        points={byHour.map(({ text, online }) => ({ at: text, values: [online] }))}
        write={shortNumber}
      />
      <Chart
        title={t("charts.calls")}
        kind="bars"
        series={[{ name: t("charts.callsSeries"), color: STEEL }]}
        points={byHour.map(({ text, calls }) => ({ at: text, values: [calls] }))}
        write={shortNumber}
      />
      <Chart
        title={t("charts.faults")}
        kind="bars"
        series={[
          { name: t("charts.errors"), color: BAD },
          { name: t("charts.busy"), color: STEEL },
        ]}
        points={byHour.map(({ text, errors, busy }) => ({ at: text, values: [errors, busy] }))}
        write={shortNumber}
      />
      <Chart
        title={t("charts.commits")}
        kind="lines"
        series={[
          { name: t("charts.p95"), color: EMBER },
          { name: t("charts.median"), color: STEEL },
        ]}
        points={byHour.map(({ text, commitMs }) => ({
          at: text,
          values: [commitMs?.p95 ?? null, commitMs?.median ?? null],
        }))}
        write={milliseconds}
        missing={t("charts.none")}
      />
    </div>
  );
}
