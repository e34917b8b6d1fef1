import type { Log, Position } from "@emberlode/contract";
import { isOnGrid, isoDay, isSameCell, type LogCategory } from "@emberlode/game";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { battlePath, fieldPath } from "../../lib/paths.ts";

const t = await messages("log");

/** How lines of every language name a place: "3, 50". */
const PLACES = /(?<![\w.,])(\d{1,2}), (\d{1,2})\b/g;
/** Kinds of lines that name no place, or contain a player's free text. */
const WITHOUT_PLACE: readonly LogCategory[] = ["account", "note", "referral"];

/** The fields named in a line, in order and without duplicates. */
export function fieldsOf({ cat, content }: Pick<Log, "cat" | "content">): Position[] {
  if (WITHOUT_PLACE.includes(cat)) return [];
  const named = [...content.matchAll(PLACES)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  return named.filter(
    (at, index) => isOnGrid(at) && named.findIndex((one) => isSameCell(one, at)) === index,
  );
}

/** The purpose of a line's roll, and for stakes the game. */
function rollPurpose({ cat, type }: Pick<Log, "cat" | "type">): { purpose: string; game?: string } {
  if (cat === "casino") return { purpose: "casino", game: type };
  const isFight = cat === "battle" || cat === "factory";
  return { purpose: isFight ? "battle" : type };
}

/** The URL that recomputes a line's roll or relic, with the form filled in (rules §16). */
export function proofPath(
  log: Pick<Log, "created" | "cat" | "type" | "roll" | "rolled" | "relic" | "battle">,
): string {
  const { created, roll, rolled, relic, battle } = log;
  const params = new URLSearchParams(
    relic === undefined
      ? { counter: String(roll), ...rollPurpose(log) }
      : { purpose: "relic", relic: String(relic) },
  );
  for (const [name, value] of Object.entries({ ...rolled, battle })) {
    if (value !== undefined) params.set(name, String(value));
  }
  return `/fair/${isoDay(Date.parse(created))}?${params}`;
}

/** A line's text, in which the fields that it names are links. */
export function LinkedContent({ log }: { log: Log }) {
  const { content } = log;
  if (WITHOUT_PLACE.includes(log.cat)) return content;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: named, 1: x, 2: y, index } of content.matchAll(PLACES)) {
    const at = { x: Number(x), y: Number(y) };
    if (!isOnGrid(at)) continue;
    parts.push(
      content.slice(end, index),
      <Link
        key={index}
        href={fieldPath(at)}
        className="text-link log-link"
        aria-label={t("field", at)}
      >
        {named}
      </Link>,
    );
    end = index + named.length;
  }
  return [...parts, content.slice(end)];
}

/** The line's links besides the fields: to its battle and to the proof of its roll. */
export function LogLinks({ log }: { log: Log }) {
  const { battle, roll, relic } = log;
  return (
    <>
      {battle !== undefined && (
        <>
          {" "}
          <Link href={battlePath(battle)} className="text-link log-link">
            {t("report")}
          </Link>
        </>
      )}
      {(roll !== undefined || relic !== undefined) && (
        <>
          {" "}
          <Link
            href={proofPath(log)}
            className="text-link log-link"
            aria-label={
              relic === undefined
                ? t("proof", { roll: roll ?? 0 })
                : t("proofRelic", { number: relic })
            }
          >
            {t("proofShort")}
          </Link>
        </>
      )}
    </>
  );
}
