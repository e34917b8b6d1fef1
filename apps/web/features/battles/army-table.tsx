import type { PublicBattleReport } from "@emberlode/contract";
import { isOneStrike } from "@emberlode/game";
import { useId } from "react";
import { messages } from "../../lib/messages.ts";
import { Amount } from "../ui/amount.tsx";
import { type ArmyRow, armyRows, armyTotal } from "./army-rows.ts";
import { RowName } from "./row-name.tsx";

const t = await messages("battles");

type Column = Exclude<keyof ArmyRow, "index" | "name">;

function columnsOf(side: "attacker" | "defender", hasOneStrike: boolean) {
  const attacks = side === "attacker";
  const columns: [Column, string][] = [
    ["sent", attacks ? t("armies.sent") : t("armies.stood")],
    ["lost", t("armies.lost")],
  ];
  if (hasOneStrike) columns.push(["usedUp", t("armies.usedUp")]);
  if (!attacks) columns.push(["repaired", t("armies.repaired")]);
  columns.push(["left", attacks ? t("armies.home") : t("armies.left")]);
  return columns;
}

interface ArmyTableProps {
  report: PublicBattleReport;
  side: "attacker" | "defender";
}

/** What happened to each kind of unit of a side. */
export function ArmyTable({ report, side }: ArmyTableProps) {
  const title = useId();
  const { names } = report;
  const rows = armyRows(report, side);
  const total = armyTotal(rows);
  const hasOneStrike = rows.some(({ index }) => isOneStrike(index));
  const columns = columnsOf(side, hasOneStrike);
  const heading =
    side === "attacker"
      ? t("armies.attacker", { name: names.attacker })
      : names.defender === null
        ? t("armies.walls")
        : t("armies.defender", { name: names.defender });
  return (
    <section className="panel battle-part">
      <h2 id={title} className="battle-part-title">
        {heading}
      </h2>
      {rows.length === 0 ? (
        <p className="text-muted">{t("armies.none")}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen it is scrolled by keyboard
        <section className="battle-scroll" aria-labelledby={title} tabIndex={0}>
          <table className="battle-table" aria-labelledby={title}>
            <thead>
              <tr>
                <RowName scope="col" name={t("armies.unit")} />
                {columns.map(([key, name]) => (
                  <th key={key} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.index}>
                  <RowName name={row.name} />
                  {columns.map(([key]) => (
                    <td key={key} data-none={row[key] === 0 || undefined}>
                      <Amount value={row[key]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {rows.length > 1 && (
              <tfoot>
                <tr>
                  <RowName name={t("armies.all")} />
                  {columns.map(([key]) => (
                    <td key={key}>
                      <Amount value={total[key]} />
                    </td>
                  ))}
                </tr>
              </tfoot>
            )}
          </table>
        </section>
      )}
      {hasOneStrike && <p className="mt-3 text-xs text-muted">{t("armies.usedUpNote")}</p>}
    </section>
  );
}
