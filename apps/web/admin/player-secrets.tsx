import type { PlayerSecrets as Secrets } from "@emberlode/contract";
import { type ReactNode, useState } from "react";
import { toFailure } from "../lib/failure.ts";
import { notifyError } from "../lib/notify.ts";
import { trpc } from "../lib/trpc.ts";
import { Card } from "./card.tsx";
import { Details } from "./details.tsx";
import { fieldPath } from "./paths.ts";
import { t } from "./texts.ts";
import { At } from "./when.tsx";

interface Place {
  x: number;
  y: number;
}

function PlaceLink({ at }: { at: Place }) {
  return (
    <a href={fieldPath(at)} className="staff-link" translate="no">
      {at.x}, {at.y}
    </a>
  );
}

/** Places, one per line, each with a note. */
function places<Item extends Place>(items: readonly Item[], note: (item: Item) => ReactNode) {
  if (items.length === 0) return t("secrets.none");
  return (
    <ul className="staff-places">
      {items.map((item) => (
        <li key={`${item.x} ${item.y}`}>
          <PlaceLink at={item} /> {note(item)}
        </li>
      ))}
    </ul>
  );
}

const untilText = (time: string) => t("secrets.until", { time });

function SecretDetails({ secrets: { position, mines, plots } }: { secrets: Secrets }) {
  return (
    <Details
      facts={[
        [t("secrets.position"), <PlaceLink key="position" at={position} />],
        [t("secrets.mines"), places(mines, ({ until }) => <At at={until} write={untilText} />)],
        [t("secrets.plots"), places(plots, ({ title }) => title)],
      ]}
    />
  );
}

/** What only the player may know; each look is recorded. */
export function PlayerSecrets({ username }: { username: string }) {
  const utils = trpc.useUtils();
  const [secrets, setSecrets] = useState<Secrets | null>(null);
  const [isPending, setIsPending] = useState(false);
  async function look(): Promise<void> {
    if (isPending) return;
    setIsPending(true);
    try {
      setSecrets(await utils.client.adminPlayers.secrets.mutate({ username }));
      void utils.admin.audit.invalidate();
    } catch (error) {
      notifyError(toFailure(error).text);
    }
    setIsPending(false);
  }
  return (
    <Card title={t("secrets.title")}>
      <p className="text-xs text-muted">{t("secrets.lead")}</p>
      <div className="mt-3">
        {secrets === null ? (
          <button type="button" className="btn w-full" aria-disabled={isPending} onClick={look}>
            {t("secrets.show")}
          </button>
        ) : (
          <SecretDetails secrets={secrets} />
        )}
      </div>
    </Card>
  );
}
