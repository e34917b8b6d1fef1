import { researchPrice, researchRefusal } from "@emberlode/game";
import { useId } from "react";
import { messages } from "../../lib/messages.ts";
import { meanDig } from "../field/mean-dig.ts";
import { useBaseLevel } from "../research/use-levels.ts";
import { useRaiseResearch } from "../research/use-researches.ts";
import { usePlayer } from "../session/player-context.tsx";
import { ListRows, LockedRow } from "../ui/list-row.tsx";
import { PriceTile } from "../ui/price-tile.tsx";

const tTown = await messages("town");
const tCatalogue = await messages("catalogue");

/**
 * Replaces a building's form for players without its key: the price, and a button to research it.
 */
export function KeyNeeded({ tool }: { tool: "market" | "bank" | "casino" }) {
  const user = usePlayer()?.user;
  const baseLevel = useBaseLevel() ?? 0;
  const raise = useRaiseResearch();
  const priceId = useId();
  const price = researchPrice(tool, 0);
  const isPossible =
    user !== undefined &&
    researchRefusal(tool, { carried: user.status, level: 0, baseLevel }) === null;
  return (
    <ListRows label={tTown(`needs.${tool}.title`)}>
      <LockedRow
        title={tTown(`needs.${tool}.title`)}
        reason={tTown(`needs.${tool}.reason`)}
        action={
          <button
            type="button"
            className={isPossible ? "btn btn-ember" : "btn"}
            aria-disabled={!isPossible || raise.isPending}
            aria-describedby={priceId}
            onClick={({ currentTarget }) => {
              if (!isPossible || raise.isPending) return;
              // The form replaces the button.
              currentTarget.closest(".desk")?.querySelector<HTMLElement>(".desk-title")?.focus();
              raise.mutate({ research: tool, level: 1 });
            }}
          >
            {tTown("toResearch", { name: tCatalogue(`tools.${tool}.name`) })}
          </button>
        }
      >
        {user !== undefined && price !== null && (
          <div id={priceId}>
            <PriceTile
              price={{ metal: price, energy: price }}
              have={user.status}
              yieldPerDig={meanDig(user)}
            />
          </div>
        )}
      </LockedRow>
    </ListRows>
  );
}
