import { PART_RARITIES, partOdds } from "@emberlode/game";
import { messages } from "../../../lib/messages.ts";

import { exactNumber } from "../../../lib/numbers.ts";
import { percentagesOf } from "../../ui/percentages.ts";
import { RarityMark } from "./rarity-mark.tsx";

const tFinds = await messages("finds");
const tControls = await messages("controls");

/** The rarity of cave parts, from the smallest kind to the largest. */
export function PartRarities() {
  const percents = percentagesOf(partOdds());
  return (
    <div>
      <p className="text-muted">{tFinds("partKinds")}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without its bullets is no list to some readers */}
      <ul className="rarities" role="list">
        {PART_RARITIES.map(({ rarity }, kind) => (
          <li key={rarity}>
            <RarityMark rarity={rarity} />{" "}
            <b className="figure">
              {tControls("odds.share", { percent: exactNumber(percents[kind] ?? 0) })}
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
}
