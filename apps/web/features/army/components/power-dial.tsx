import type { Status } from "@emberlode/contract";
import { balance, power, type Side } from "@emberlode/game";
import { enArmy } from "@emberlode/words/en/army";
import { exactNumber } from "../../../lib/numbers.ts";
import { Amount } from "../../ui/components/amount.tsx";
import { BeforeAfter } from "../../ui/components/before-after.tsx";
import { Icon } from "../../ui/components/icon.tsx";
import { Lines } from "../../ui/components/lines.tsx";
import { armyOf } from "../army.ts";

interface PowerDialProps {
  status: Status;
  /** What a purchase would leave, and what it is; null while none is chosen or possible. */
  after: { status: Status; text: string } | null;
  side: Side;
}

/** Where attack stands between nothing and everything, 0..1; the middle without any unit. */
function attackShare(status: Status): number {
  const { attack, defense } = balance(armyOf(status));
  return attack + defense === 0 ? 0.5 : attack / (attack + defense);
}

/** The balance of both sides on a scale with the zone in which power counts in full. */
function Scale({ status, after }: { status: Status; after: Status | null }) {
  const { attack, defense } = balance(armyOf(status));
  const words = enArmy.dial;
  const place = (share: number) => ({ left: `${share * 100}%` });
  return (
    <div
      className="dial"
      role="img"
      aria-label={words.label(exactNumber(attack), exactNumber(defense))}
    >
      <span>{words.defense}</span>
      <div className="dial-track">
        <i className="dial-zone" title={words.zone} />
        {after !== null && <i className="dial-then" style={place(attackShare(after))} />}
        <i className="dial-now" style={place(attackShare(status))} />
      </div>
      <span>{words.attack}</span>
    </div>
  );
}

/** Whether power counts in full, and what it lacks where it does not (spec §4). */
function verdict(status: Status): { whole: boolean; text: string } {
  const army = armyOf(status);
  const { attack, defense, missing } = balance(army);
  const words = enArmy.dial;
  if (attack + defense === 0) return { whole: true, text: words.empty };
  if (missing === 0) return { whole: true, text: words.whole };
  const weaker = words.sides[attack < defense ? "attack" : "defense"];
  return { whole: false, text: words.halved(weaker, exactNumber(missing)) };
}

/** Attack, defense and total power, and free slots: now, and with what is about to be bought. */
export function PowerDial({ status, after, side }: PowerDialProps) {
  const now = power(armyOf(status));
  const then = power(armyOf(after?.status ?? status));
  const words = enArmy.dial;
  const { whole, text } = verdict(after?.status ?? status);
  return (
    <section className="power-dial" aria-label={words.title}>
      <Scale status={status} after={after?.status ?? null} />
      {after === null ? (
        <Lines
          lines={[
            [words[side], <Amount key="side" value={now[side]} />],
            [words.total, <Amount key="total" value={now.total} />],
            [words.slots, <Amount key="slots" value={status.slots} />],
          ]}
        />
      ) : (
        <BeforeAfter
          lines={[
            { word: words[side], before: now[side], after: then[side] },
            { word: words.total, before: now.total, after: then.total },
            { word: words.slots, before: status.slots, after: after.status.slots },
          ]}
        />
      )}
      <p className="dial-verdict" data-whole={whole || undefined}>
        <Icon name={whole ? "check" : "ban"} className="size-4 flex-none" />
        <span>
          {after !== null && <b>{words.withBought(after.text)}: </b>}
          {text}
        </span>
      </p>
    </section>
  );
}
