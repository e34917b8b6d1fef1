import type { GameIconName } from "../../icons/game-icon-sources.ts";
import { messages } from "../../lib/messages.ts";
import { signedNumber } from "../../lib/numbers.ts";
import { GameIcon } from "./game-icon.tsx";

const t = await messages("controls");

/** The kind of gain or loss, which determines the icon. */
type GainKind =
  | "metal"
  | "energy"
  | "unit"
  | "tool"
  | "part"
  | "slots"
  | "power"
  | "candle"
  | "other";

export interface GainLine {
  kind: GainKind;
  /** Positive for gains, negative for losses. */
  amount: number;
  word: string;
}

const ICONS: Readonly<Record<Exclude<GainKind, "other">, GameIconName>> = {
  metal: "metal",
  energy: "energy",
  unit: "unit-attack-0",
  tool: "gps",
  part: "drill",
  slots: "slots",
  power: "power",
  candle: "candle",
};

/** Gains and losses, one per line: "+57 metal", "−120 energy". */
export function GainLines({ lines }: { lines: readonly GainLine[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics of unbulleted lists
    <ul className="gain-lines" role="list" aria-label={t("gains.label")}>
      {lines.map(({ kind, amount, word }) => (
        <li key={`${kind} ${word} ${amount}`} className="gain-line" data-kind={kind}>
          {kind !== "other" && <GameIcon name={ICONS[kind]} className={`size-5 icon-${kind}`} />}
          <b className="figure" translate="no" data-sign={Math.sign(amount)}>
            {signedNumber(amount)}
          </b>
          <span>{word}</span>
        </li>
      ))}
    </ul>
  );
}
