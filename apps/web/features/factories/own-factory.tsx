import type { OwnedFactory, Status } from "@emberlode/contract";
import { messages } from "../../lib/messages.ts";
import { useGameDate } from "../session/use-game-date.ts";
import { BeforeAfter } from "../ui/before-after.tsx";
import { AbandonButton } from "./abandon-button.tsx";
import { FactoryCard } from "./factory-card.tsx";
import { SafeLine } from "./safe-line.tsx";

const t = await messages("factories");

interface OwnFactoryProps {
  owned: OwnedFactory;
  status: Status;
}

/** The player's own factory here: how long it is protected, and what abandoning it changes. */
export function OwnFactory({ owned, status }: OwnFactoryProps) {
  const date = useGameDate();
  const { totalSlots, slots: free } = status;
  const plain = Math.max(0, status.factories - 1);
  const freeAfter = free - owned.slots;
  return (
    <FactoryCard owned={owned} period={date?.period ?? "dusk"}>
      <SafeLine owned={owned} />
      <h4 className="panel-title">{t("abandon.leaves")}</h4>
      <p className="raid-note">{t("abandon.rule")}</p>
      <BeforeAfter
        lines={[
          {
            word: t("target.totalSlots"),
            before: totalSlots,
            after: totalSlots - owned.slots,
          },
          { word: t("target.plainCount"), before: plain, after: plain - 1 },
        ]}
      />
      {freeAfter < 0 && <p className="raid-note">{t("abandon.tooFull", { slots: -freeAfter })}</p>}
      <AbandonButton owned={owned} />
    </FactoryCard>
  );
}
