import type { LoginPayload } from "@emberlode/contract";
import { type Side, TECHS, type UnitInfo } from "@emberlode/game";
import { techName } from "@emberlode/messages/tech-name";
import { messages } from "../../lib/messages.ts";
import { Icon } from "../ui/icon.tsx";
import { ListRow } from "../ui/list-row.tsx";
import { priceText } from "../ui/price.ts";
import { UnitDetails } from "./unit-details.tsx";
import { UnitFigures } from "./unit-figures.tsx";
import { UnitIcon } from "./unit-icon.tsx";
import type { LastOpponent } from "./use-army.ts";

const tCatalogue = await messages("catalogue");
const tArmy = await messages("army");

interface LockedUnitProps {
  side: Side;
  index: number;
  unit: UnitInfo;
  user: LoginPayload["user"];
  opponent: LastOpponent | null;
  onTech: (index: number) => void;
}

/** A unit whose tech is missing: the tech's name and price, which link to it. */
export function LockedUnit({ side, index, unit, user, opponent, onTech }: LockedUnitProps) {
  const number = unit.tech ?? 1;
  const tech = TECHS[side][number - 1];
  if (tech === undefined) return null;
  const name = techName(tCatalogue, side, number - 1);
  const price = priceText({ metal: tech.cost, energy: tech.cost });
  return (
    <ListRow
      icon={<UnitIcon side={side} index={index} />}
      title={tCatalogue(`units.${unit.id}`)}
      state="locked"
      meta={<UnitFigures side={side} index={index} unit={unit} status={user.status} />}
    >
      <button type="button" className="btn unit-needs" onClick={() => onTech(number - 1)}>
        <Icon name="lock" className="size-5 flex-none" />
        {tArmy("needs", { tech: name, price })}
      </button>
      <UnitDetails
        side={side}
        index={index}
        unit={unit}
        user={user}
        count={0}
        opponent={opponent}
      />
    </ListRow>
  );
}
