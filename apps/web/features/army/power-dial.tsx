import type { Status } from "@emberlode/contract";
import { balance, power, type Side, usedSlots } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { Amount } from "../ui/amount.tsx";
import { BeforeAfter } from "../ui/before-after.tsx";
import { Icon } from "../ui/icon.tsx";
import { Lines } from "../ui/lines.tsx";
import { armyOf } from "./army.ts";

const t = await messages("army");

interface PowerDialProps {
  status: Status;
  /** The status after a purchase, and its label; null while no purchase is chosen or possible. */
  after: { status: Status; text: string } | null;
  side: Side;
}

/** Attack's share of total power, 0..1; 0.5 without any units. */
function attackShare(status: Status): number {
  const { attack, defense } = balance(armyOf(status));
  return attack + defense === 0 ? 0.5 : attack / (attack + defense);
}

/** The balance between both sides, with the zone where power counts in full. */
function Scale({ status, after }: { status: Status; after: Status | null }) {
  const { attack, defense } = balance(armyOf(status));
  const place = (share: number) => ({ left: `${share * 100}%` });
  return (
    <div
      className="dial"
      role="img"
      aria-label={t("dial.label", { attack: exactNumber(attack), defense: exactNumber(defense) })}
    >
      <span>{t("dial.defense")}</span>
      <div className="dial-track">
        <i className="dial-zone" title={t("dial.zone")} />
        {after !== null && <i className="dial-then" style={place(attackShare(after))} />}
        <i className="dial-now" style={place(attackShare(status))} />
      </div>
      <span>{t("dial.attack")}</span>
    </div>
  );
}

/** Whether power counts in full, else what is missing (spec §4). */
function verdict(status: Status): { whole: boolean; text: string } {
  const army = armyOf(status);
  const { attack, defense, missing } = balance(army);
  if (attack + defense === 0) {
    const hasUnits = usedSlots(army) > 0;
    return { whole: !hasUnits, text: hasUnits ? t("dial.uncounted") : t("dial.empty") };
  }
  if (missing === 0) return { whole: true, text: t("dial.whole") };
  const weaker = t(`dial.sides.${attack < defense ? "attack" : "defense"}`);
  return { whole: false, text: t("dial.halved", { side: weaker, missing: exactNumber(missing) }) };
}

/** Attack, defense and total power, and free slots: now, and after the chosen purchase. */
export function PowerDial({ status, after, side }: PowerDialProps) {
  const now = power(armyOf(status));
  const then = power(armyOf(after?.status ?? status));
  const { whole, text } = verdict(after?.status ?? status);
  return (
    <section className="power-dial" aria-label={t("dial.title")}>
      <Scale status={status} after={after?.status ?? null} />
      {after === null ? (
        <Lines
          lines={[
            [t(`dial.${side}`), <Amount key="side" value={now[side]} />],
            [t("dial.total"), <Amount key="total" value={now.total} />],
            [t("dial.slots"), <Amount key="slots" value={status.slots} />],
          ]}
        />
      ) : (
        <BeforeAfter
          lines={[
            { word: t(`dial.${side}`), before: now[side], after: then[side] },
            { word: t("dial.total"), before: now.total, after: then.total },
            { word: t("dial.slots"), before: status.slots, after: after.status.slots },
          ]}
        />
      )}
      <p className="dial-verdict" data-whole={whole || undefined}>
        <Icon name={whole ? "check" : "ban"} className="size-4 flex-none" />
        <span>
          {after !== null && <b>{t("dial.withBought", { text: after.text })}: </b>}
          {text}
        </span>
      </p>
    </section>
  );
}
