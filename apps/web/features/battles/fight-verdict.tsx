import type { BattleTarget, FactoryTarget } from "@emberlode/contract";
import type { DeskId } from "../desks/desk-ids.ts";
import { openDesk } from "../desks/use-desk.ts";
import { Countdown } from "../ui/countdown.tsx";
import { Icon } from "../ui/icon.tsx";
import { Refusal } from "../ui/refusal.tsx";

interface FightVerdictProps {
  refusal: BattleTarget["refusal"] | FactoryTarget["refusal"];
  words: { allowed: string; again: (span: string) => string; check: string };
  /** The desk that helps with the refusal; null for none. */
  way: { desk: DeskId; text: string } | null;
  onCheck: () => void;
}

/** Whether a fight is allowed; if not, why and until when. */
export function FightVerdict({ refusal, words, way, onCheck }: FightVerdictProps) {
  if (refusal === null) {
    return (
      <p className="raid-allowed">
        <Icon name="check" className="size-5 flex-none" />
        {words.allowed}
      </p>
    );
  }
  const { text, until } = refusal;
  const check = (
    <button type="button" className="btn" onClick={onCheck}>
      {words.check}
    </button>
  );
  return (
    <div className="raid-refused">
      <Refusal text={text} />
      {until !== null && <Countdown until={Date.parse(until)} text={words.again} done={check} />}
      {way !== null && (
        <button type="button" className="btn" onClick={() => openDesk(way.desk)}>
          {way.text}
        </button>
      )}
    </div>
  );
}
