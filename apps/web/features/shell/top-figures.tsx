import type { LoginPayload } from "@emberlode/contract";
import { power } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { exactNumber, shortNumber } from "../../lib/numbers.ts";
import { useCountUp } from "../panels/use-count-up.ts";

const tShell = await messages("shell");
const tGame = await messages("game");

interface FigureProps {
  kind: "metal" | "energy" | "slots" | "power";
  name: string;
  value: number;
}

function Figure({ kind, name, value }: FigureProps) {
  const shown = useCountUp(value);
  return (
    <div className={`top-figure top-figure-${kind}`} title={`${name}: ${exactNumber(value)}`}>
      <dt>{name}</dt>
      <dd className="figure" translate="no">
        {shortNumber(shown)}
      </dd>
    </div>
  );
}

export function TopFigures({ status }: { status: LoginPayload["user"]["status"] }) {
  const { total } = power({ attackUnits: status.attack_units, defenseUnits: status.defense_units });
  return (
    <dl className="top-figures" aria-label={tShell("nav.figures")}>
      <Figure kind="metal" name={tGame("resources.metal")} value={status.metal} />
      <Figure kind="energy" name={tGame("resources.energy")} value={status.energy} />
      <Figure kind="slots" name={tShell("nav.freeSlots")} value={status.slots} />
      <Figure kind="power" name={tShell("nav.power")} value={total} />
    </dl>
  );
}
