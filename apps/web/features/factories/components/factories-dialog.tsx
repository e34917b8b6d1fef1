import { t } from "../../../lib/i18n/catalogue.ts";
import { useNow } from "../../../lib/use-now.ts";
import { useGameDate } from "../../session/hooks/use-game-date.ts";
import { Dialog } from "../../ui/components/dialog.tsx";
import { Icon } from "../../ui/components/icon.tsx";
import { useFactories } from "../hooks/use-factories.ts";
import { FactoryCard } from "./factory-card.tsx";

/** Popup that lists what the player owns; opening it reloads the list (spec §2). */
export default function FactoriesDialog({ onClose }: { onClose: () => void }) {
  const { data, isFetching, refetch } = useFactories();
  const date = useGameDate();
  useNow();
  const words = t.game.factories;
  const plain = data?.factories.filter(({ factory }) => factory.type === "factory") ?? [];
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div aria-busy={isFetching}>
        {data === undefined && isFetching && (
          <div role="status" className="skeleton h-40">
            <span className="sr-only">{words.loading}</span>
          </div>
        )}
        <ul className="grid gap-4">
          {data?.factories.map((owned) => (
            <li key={owned._id}>
              <FactoryCard owned={owned} period={date?.period ?? "dusk"} />
            </li>
          ))}
        </ul>
        {data !== undefined && plain.length === 0 && (
          <p className="mt-4 text-muted">
            {data.factories.length === 0 ? words.none : words.onlyBase}
          </p>
        )}
        <button type="button" className="btn mt-5" onClick={() => refetch()}>
          <Icon name="reload" />
          {words.reload}
        </button>
      </div>
    </Dialog>
  );
}
