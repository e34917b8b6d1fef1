import { researchPrice } from "@emberlode/game";
import { enCatalogue } from "@emberlode/words/en/catalogue";
import { enTown } from "@emberlode/words/en/town";
import { useSetAtom } from "jotai";
import { meanDig } from "../../army/army.ts";
import { openDesk } from "../../desks/hooks/use-desk.ts";
import { wantedResearchAtom } from "../../research/atoms/wanted-research-atom.ts";
import { usePlayer } from "../../session/player-context.ts";
import { ListRows } from "../../ui/components/list-row.tsx";
import { LockedRow } from "../../ui/components/locked-row.tsx";
import { PriceTile } from "../../ui/components/price-tile.tsx";

/** In place of a counter that opens only to holders of a card or key: what it costs, and the way to it. */
export function KeyNeeded({ tool }: { tool: keyof typeof enTown.needs }) {
  const user = usePlayer()?.user;
  const setWanted = useSetAtom(wantedResearchAtom);
  const { title, reason } = enTown.needs[tool];
  const each = researchPrice(tool, 0);
  return (
    <ListRows label={title}>
      <LockedRow
        title={title}
        reason={reason}
        action={
          <button
            type="button"
            className="btn"
            onClick={() => {
              setWanted(tool);
              openDesk("research");
            }}
          >
            {enTown.toResearch(enCatalogue.tools[tool].name)}
          </button>
        }
      >
        {user !== undefined && each !== null && (
          <PriceTile
            price={{ metal: each, energy: each }}
            have={user.status}
            yieldPerDig={meanDig(user)}
          />
        )}
      </LockedRow>
    </ListRows>
  );
}
