import { researchPrice } from "@emberlode/game";
import { useSetAtom } from "jotai";
import { messages } from "../../lib/messages.ts";
import { openDesk } from "../desks/use-desk.ts";
import { meanDig } from "../field/mean-dig.ts";
import { linkedResearchAtom } from "../research/use-levels.ts";
import { usePlayer } from "../session/player-context.tsx";
import { ListRows, LockedRow } from "../ui/list-row.tsx";
import { PriceTile } from "../ui/price-tile.tsx";

const tTown = await messages("town");
const tCatalogue = await messages("catalogue");

/** Replaces a building's form for players without its key: the price and the research. */
export function KeyNeeded({ tool }: { tool: "market" | "bank" | "casino" }) {
  const user = usePlayer()?.user;
  const setLinkedResearch = useSetAtom(linkedResearchAtom);
  const price = researchPrice(tool, 0);
  return (
    <ListRows label={tTown(`needs.${tool}.title`)}>
      <LockedRow
        title={tTown(`needs.${tool}.title`)}
        reason={tTown(`needs.${tool}.reason`)}
        action={
          <button
            type="button"
            className="btn"
            onClick={() => {
              setLinkedResearch(tool);
              openDesk("research");
            }}
          >
            {tTown("toResearch", { name: tCatalogue(`tools.${tool}.name`) })}
          </button>
        }
      >
        {user !== undefined && price !== null && (
          <PriceTile
            price={{ metal: price, energy: price }}
            have={user.status}
            yieldPerDig={meanDig(user)}
          />
        )}
      </LockedRow>
    </ListRows>
  );
}
