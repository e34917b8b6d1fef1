/** The tables of a battle report: armies, rounds and factors. */
import type { PublicBattleReport } from "@emberlode/contract";
import { BATTLE, isOneStrike, morale, RAMPARTS_BONUS, SLOTS_PER_STANDING } from "@emberlode/game";
import { useId } from "react";
import { messages } from "../../lib/messages.ts";
import { displayName } from "../../lib/names.ts";
import { exactNumber, shareText, signedShareText } from "../../lib/numbers.ts";
import { Amount } from "../ui/amount.tsx";
import { type Fact, FactList } from "../ui/list-row.tsx";
import {
  type ArmyRow,
  armyRows,
  armyTotal,
  roundName,
  roundRows,
  type SideState,
} from "./army-rows.ts";
import { matchupLines } from "./matchup-lines.ts";
import { startingWith } from "./sentences.ts";

const t = await messages("battles");

/** A row's header cell; on a narrow screen it moves above the others. */
function RowName({ name, scope = "row" }: { name: string; scope?: "row" | "col" }) {
  return (
    <th scope={scope}>
      <span className="battle-row-name">{name}</span>
    </th>
  );
}

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
      ? t("armies.attacker", { name: displayName(names.attacker) })
      : names.defender === null
        ? t("armies.walls")
        : t("armies.defender", { name: displayName(names.defender) });
  return (
    <section className="panel battle-section">
      <h2 id={title} className="battle-section-title">
        {startingWith(heading)}
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

/** Remaining hp as a bar with the breaking point; the cell also has it as text. */
function Bar({ share }: { share: number }) {
  return (
    <svg className="battle-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className="battle-bar-left" width={share * 100} height="8" />
      <path className="battle-bar-gap" d="M50 0v8" vectorEffect="non-scaling-stroke" />
      <path className="battle-bar-mark" d="M50 0v8" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** In hp, unless that version's rules are unknown here. */
function damageText({ damage, hp, lostShare }: SideState): string {
  if (damage !== null) return t("rounds.took", { damage: exactNumber(damage) });
  return hp === null
    ? t("rounds.tookShare", { share: shareText(lostShare) })
    : t("rounds.tookLess");
}

interface SideCellProps {
  side: "attacker" | "defender";
  state: SideState;
  isStart: boolean;
}

function SideCell({ side, state, isStart }: SideCellProps) {
  const { share, hp, units } = state;
  return (
    <td data-side={side}>
      {share === null ? (
        <span className="block text-muted">{t("rounds.noHp")}</span>
      ) : (
        <>
          <Bar share={share} />
          <span className="battle-standing">
            <b>{shareText(share)}</b>
            {hp !== null && <span>{t("rounds.hp", { hp: exactNumber(hp) })}</span>}
            {!isStart && <span>{damageText(state)}</span>}
          </span>
        </>
      )}
      <span className="block text-muted">
        {t("units", { count: units, text: exactNumber(units) })}
      </span>
    </td>
  );
}

/** The fight, round by round: remaining hp, damage taken and units left of both sides. */
export function RoundsTable({ report }: { report: PublicBattleReport }) {
  const title = useId();
  const rows = roundRows(report);
  return (
    <section className="panel battle-section">
      <h2 id={title} className="battle-section-title">
        {t("rounds.title")}
      </h2>
      <p className="text-muted">{rows.length === 0 ? t("rounds.none") : t("rounds.lead")}</p>
      {rows.length > 0 && (
        <table className="battle-table battle-rounds" aria-labelledby={title}>
          <thead>
            <tr>
              <RowName scope="col" name={t("rounds.round")} />
              <th scope="col">{t("sides.attacker")}</th>
              <th scope="col">{t("sides.defender")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ round, attacker, defender }) => (
              <tr key={round ?? "start"}>
                <RowName name={roundName(round)} />
                <SideCell side="attacker" state={attacker} isStart={round === null} />
                <SideCell side="defender" state={defender} isStart={round === null} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function supplyText(share: number): string {
  return share === 1
    ? t("factors.supplyFull")
    : t("factors.supplyShort", { share: shareText(share) });
}

/** The slots of all factories behind a standing. */
function slotsText(standing: number): string {
  return exactNumber(Math.round(standing * SLOTS_PER_STANDING));
}

function moraleText(share: number): string {
  return share === 1
    ? t("factors.moraleFull")
    : t("factors.moraleLow", { share: shareText(share) });
}

/** What each kind did better or worse against the kinds it met. */
function matchupFacts(report: PublicBattleReport, side: "attacker" | "defender"): Fact[] {
  const lines = matchupLines(report, side);
  if (lines === null) return [];
  if (lines.length === 0) return [[t("factors.matchups"), t("factors.matchupsNone")]];
  const shown = lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
  return [[t("factors.matchups"), shown]];
}

function attackerFacts(report: PublicBattleReport): Fact[] {
  const { attacker, defender, modifiers, rulesVersion } = report;
  return [
    ...matchupFacts(report, "attacker"),
    [t("factors.standing"), slotsText(attacker.standing)],
    [t("factors.balance"), attacker.balanced ? t("factors.inBalance") : t("factors.outOfBalance")],
    [t("factors.morale"), moraleText(morale(attacker, defender, rulesVersion))],
    [t("factors.supply"), supplyText(modifiers.attackerSupply)],
  ];
}

/** The neutral Walls of a factory fight without the owner's Ramparts. */
function rampartsText({ ramparts, standing }: PublicBattleReport["defender"]): string {
  if (ramparts) return t("factors.rampartsOwned", { share: signedShareText(RAMPARTS_BONUS) });
  return standing === null ? t("factors.rampartsWalls") : t("factors.rampartsNone");
}

function defenderFacts(report: PublicBattleReport): Fact[] {
  const { defender, modifiers } = report;
  const { standing, baseLevel } = defender;
  const harder = signedShareText(baseLevel * BATTLE.strengthPerBaseLevel);
  return [
    ...matchupFacts(report, "defender"),
    [t("factors.standing"), standing === null ? t("factors.standingNone") : slotsText(standing)],
    [
      t("factors.baseLevel"),
      baseLevel === 0
        ? t("factors.baseLevelNone")
        : t("factors.baseLevelValue", { level: baseLevel, share: harder }),
    ],
    [t("factors.ramparts"), rampartsText(defender)],
    [t("factors.supply"), supplyText(modifiers.defenderSupply)],
  ];
}

function Side({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <div>
      <h3 className="panel-title">{title}</h3>
      <FactList facts={facts} className="mt-1" />
    </div>
  );
}

/** All factors of the fight besides the units, with their numbers. */
export function BattleFactors({ report }: { report: PublicBattleReport }) {
  const { margin, winner, remaining, ending, loot } = report;
  const left = ending === "empty" ? 1 : remaining[winner];
  const ends: Fact[] = [[t("factors.margin"), shareText(left)]];
  if (loot !== null && loot.amount > 0) {
    ends.push([t("loot"), t("factors.lootValue", { share: shareText(margin) })]);
  }
  return (
    <section className="panel battle-section">
      <h2 className="battle-section-title">{t("factors.title")}</h2>
      <div className="battle-factors">
        <Side title={t("sides.attacker")} facts={attackerFacts(report)} />
        <Side title={t("sides.defender")} facts={defenderFacts(report)} />
      </div>
      <FactList facts={ends} className="mt-2 border-t border-line" />
    </section>
  );
}
