import type { LoginPayload } from "@emberlode/contract";
import { ownsTech, RAMPARTS_BONUS, type Side, TECHS, UNITS } from "@emberlode/game";
import { techName } from "@emberlode/messages/tech-name";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { shareText } from "../../lib/shares.ts";
import { GameIcon } from "../ui/game-icon.tsx";
import { ListRow, ListRows } from "../ui/list-row.tsx";
import { buyerOf } from "./army.ts";
import { techIcon } from "./army-icons.ts";
import { TechPurchase } from "./tech-purchase.tsx";

const tArmy = await messages("army");
const tCatalogue = await messages("catalogue");

/** A tech's effect: the unit it unlocks, or the strength it adds (rules §10). */
function use(side: Side, index: number): string {
  const unit = UNITS[side].find(({ tech }) => tech === index + 1);
  return unit === undefined
    ? tArmy("ramparts", { share: shareText(RAMPARTS_BONUS) })
    : tArmy("opens", { units: tCatalogue(`units.${unit.id}`) });
}

/** The tech that a locked unit linked to, and how often one has. */
export interface AskedTech {
  /** 0..9. */
  index: number;
  times: number;
}

interface TechListProps {
  side: Side;
  user: LoginPayload["user"];
  asked: AskedTech | null;
}

/** The ten techs of a side: cost in both resources, owned or for sale (spec §2). */
export function TechList({ side, user, asked }: TechListProps) {
  const buyer = buyerOf(user.status);
  return (
    <ListRows label={tArmy(`techs.${side}`)}>
      {TECHS[side].map((tech, index) => {
        const owned = ownsTech(buyer, side, index);
        const cost =
          tech.cost === 0 ? tArmy("free") : tArmy("both", { cost: exactNumber(tech.cost) });
        const name = techName(tCatalogue, side, index);
        return (
          <ListRow
            key={name}
            icon={<GameIcon name={techIcon(side, index)} className="size-8" />}
            title={name}
            meta={`${cost}. ${use(side, index)}.`}
            trailing={
              owned ? (
                <span className="tech-owned">{tArmy("owned")}</span>
              ) : (
                <TechPurchase
                  side={side}
                  index={index}
                  user={user}
                  asked={asked?.index === index ? asked.times : 0}
                />
              )
            }
          />
        );
      })}
    </ListRows>
  );
}
