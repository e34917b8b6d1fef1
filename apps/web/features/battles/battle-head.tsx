import type { PublicBattleReport } from "@emberlode/contract";
import { MINUTE } from "@emberlode/game";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { displayName } from "../../lib/names.ts";
import { copyText } from "../../lib/notify.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { battlePath, fieldPath } from "../../lib/paths.ts";
import { exactTime, howLongAgo } from "../../lib/times.ts";
import { useNow } from "../../lib/use-now.ts";
import { Scene } from "../field/scene.tsx";
import { BotMark } from "../ui/bot-mark.tsx";
import { Icon } from "../ui/icon.tsx";
import { BattleLineup } from "./battle-lineup.tsx";
import {
  attackerSentence,
  defenderSentence,
  endingSentence,
  outcomeSentence,
  startingWith,
} from "./sentences.ts";

const tBattles = await messages("battles");
const tShell = await messages("shell");
const tGame = await messages("game");

/** A fight's result as a word, with a shape of its own so that it does not rely on color. */
export function BattleBadge({ won, text }: { won: boolean; text: string }) {
  return (
    <span className="battle-badge" data-won={won || undefined}>
      {text}
    </span>
  );
}

/** Escapes the special characters of a regular expression. */
const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/**
 * A sentence that does not wrap within the given names and what follows them without a space,
 * unless that is longer than a line.
 */
function UnbrokenNames({ text, names }: { text: string; names: readonly string[] }) {
  const known = names.filter((name) => name !== "").toSorted((a, b) => b.length - a.length);
  if (known.length === 0) return text;
  // Odd parts are names.
  const parts = text.split(
    new RegExp(
      `(?<![\\p{L}\\p{N}])((?:${known.map(escapeRegExp).join("|")})(?![\\p{L}\\p{N}])\\S*)`,
      "u",
    ),
  );
  return parts.map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's parts keep their order
      <span key={i} className="whole-name">
        {part}
      </span>
    ),
  );
}

/** Names the bots among the two players. */
function BotMarks({ report: { bots, names, owner } }: { report: PublicBattleReport }) {
  if (bots === undefined) return null;
  const botNames = [bots.attacker ? names.attacker : null, bots.owner ? owner : null];
  return (
    <p className="battle-bots">
      {botNames.map(
        (name) =>
          name !== null && (
            <span key={name}>
              {startingWith(displayName(name))} <BotMark />
            </span>
          ),
      )}
    </p>
  );
}

/** What happened, where and when, over a picture of both armies at the place. */
export function BattleHead({ report }: { report: PublicBattleReport }) {
  const { id, place, x, y, rank, createdAt, names, owner } = report;
  const now = useNow(MINUTE);
  const link = `${window.location.origin}${battlePath(id)}`;
  return (
    <header className="battle-head">
      <div className="battle-art" aria-hidden="true">
        <Scene type={place} x={x} y={y} period="dusk" rank={rank} />
      </div>
      <BattleLineup report={report} />
      <div className="battle-head-text">
        <p className="kicker">{tBattles("title")}</p>
        <h1 className="battle-title">
          <UnbrokenNames text={outcomeSentence(report)} names={[names.attacker, owner ?? ""]} />
        </h1>
        <BotMarks report={report} />
        <p className="mt-2 text-base">{endingSentence(report)}</p>
        <p className="battle-where">
          <Link
            href={fieldPath({ x, y })}
            className="text-link figure"
            translate="no"
            aria-label={tBattles("look", { x, y })}
            title={tBattles("look", { x, y })}
          >
            {tBattles("at", { x, y })}
          </Link>
          <time dateTime={createdAt} title={exactTime(createdAt)}>
            {howLongAgo(createdAt, now)}
          </time>
          <button
            type="button"
            className="btn battle-copy"
            onClick={() => copyText(link, tShell("linkCopied"))}
          >
            <Icon name="link" className="size-4" />
            {tBattles("copyLink")}
          </button>
        </p>
      </div>
    </header>
  );
}

interface SideProps {
  side: "attacker" | "defender";
  name: string;
  won: boolean;
  sentence: string;
}

function Side({ side, name, won, sentence }: SideProps) {
  return (
    <section className="panel battle-side" data-side={side}>
      <h2 className="panel-title">
        {tBattles(`sides.${side}`)}
        <BattleBadge won={won} text={won ? tBattles("won") : tBattles("lost")} />
      </h2>
      <p className="battle-name">{startingWith(displayName(name))}</p>
      <p className="mt-1">{sentence}</p>
    </section>
  );
}

/** The attacker's loot, or the reason for getting nothing. */
function Loot({ report }: { report: PublicBattleReport }) {
  const { loot, place, winner, plunder, store } = report;
  const won = winner === "attacker";
  if (!won) return tBattles("lootNoneLost");
  if (place === "factory") {
    if (store === undefined) return plunder ? tBattles("lootNothing") : tBattles("lootFactory");
    const amounts = { metal: exactNumber(store.metal), energy: exactNumber(store.energy) };
    return plunder ? tBattles("lootStore", amounts) : tBattles("lootFactoryStore", amounts);
  }
  if (loot === null || loot.amount === 0) return tBattles("lootNothing");
  return (
    <span className="figure text-xl font-bold">
      {tGame("unitOf", {
        amount: exactNumber(loot.amount),
        resource: tGame(`resourceNouns.${loot.type}`),
      })}
    </span>
  );
}

/** The result for each side in a sentence, and the loot. */
export function BattleOutcome({ report }: { report: PublicBattleReport }) {
  const { names, owner, winner } = report;
  return (
    <div className="battle-outcome">
      <Side
        side="attacker"
        name={names.attacker}
        won={winner === "attacker"}
        sentence={attackerSentence(report)}
      />
      <Side
        side="defender"
        name={names.defender ?? owner ?? tBattles("noOwner")}
        won={winner === "defender"}
        sentence={defenderSentence(report)}
      />
      <section className="panel battle-side">
        <h2 className="panel-title">{tBattles("loot")}</h2>
        <p className="mt-1">
          <Loot report={report} />
        </p>
      </section>
    </div>
  );
}
