import type { LoginPayload, OwnedFactory } from "@emberlode/contract";
import { distance } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { closeDesk, openDesk } from "../desks/use-desk.ts";
import { useShownPosition, useWalker } from "../movement/use-walker.ts";
import { useGameDate } from "../session/use-game-date.ts";
import { AbandonButton } from "./abandon-button.tsx";
import { FactoryCard } from "./factory-card.tsx";
import { SafeLine } from "./safe-line.tsx";
import { UpgradeButton } from "./upgrade-button.tsx";

const t = await messages("factories");

interface OwnCardProps {
  owned: OwnedFactory;
  user: LoginPayload["user"];
}

/** A factory of the list with its distance and actions. */
export function OwnCard({ owned, user }: OwnCardProps) {
  const date = useGameDate();
  const walker = useWalker();
  const shown = useShownPosition();
  const { factory } = owned;
  const steps = distance(shown, factory);
  const isBase = factory.type === "base";
  const go = () => {
    closeDesk();
    walker.walkTo(factory);
  };
  return (
    <FactoryCard owned={owned} period={date?.period ?? "dusk"}>
      {!isBase && <SafeLine owned={owned} />}
      <div className="factory-actions">
        {steps === 0 ? (
          <button
            type="button"
            className="btn"
            onClick={() => openDesk(isBase ? "base" : "factory")}
          >
            {t("here")}
          </button>
        ) : (
          <button type="button" className="btn" onClick={go}>
            {t("list.walk", { steps })}
          </button>
        )}
        {isBase ? <UpgradeButton base={owned} user={user} /> : <AbandonButton owned={owned} />}
      </div>
    </FactoryCard>
  );
}
