import type { WorldLookAnswer } from "@emberlode/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Icon } from "../features/ui/icon.tsx";
import { QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import { messages } from "../lib/messages.ts";
import { trpc } from "../lib/trpc.ts";
import { usePageTitle } from "../lib/use-page-title.ts";
import { t as tAdmin } from "./texts.ts";
import { type Cell, worldCells } from "./world-cells.ts";
import { PastSeeds, WorldFacts } from "./world-facts.tsx";
import { WorldMap } from "./world-map.tsx";
import { WorldPlaces } from "./world-places.tsx";
import { SettingsInForce } from "./world-settings.tsx";

const t = await messages("admin-world");

function Loaded({ world }: { world: WorldLookAnswer }) {
  const cells = useMemo(() => worldCells(world), [world]);
  const [mark, setMark] = useState<Cell | null>(null);
  return (
    <div className="staff-world">
      <WorldMap cells={cells} mark={mark} onMark={setMark} />
      <WorldPlaces world={world} onMark={setMark} />
      <SettingsInForce world={world} />
      <PastSeeds world={world} />
    </div>
  );
}

/** The world as a whole. Each look is recorded, so it is not repeated on its own. */
export default function WorldPage() {
  usePageTitle(t("title"));
  const utils = trpc.useUtils();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["adminWorld.look"],
    async queryFn() {
      const world = await utils.client.adminWorld.look.mutate();
      void utils.admin.audit.invalidate();
      return world;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <>
      <div className="staff-page-head">
        <h1 className="text-xl">{t("title")}</h1>
        {data !== undefined && <WorldFacts world={data} />}
        <p className="text-muted">{t("lead")}</p>
        <button
          type="button"
          className="btn staff-btn-small"
          aria-disabled={isFetching}
          onClick={() => {
            if (!isFetching) void refetch();
          }}
        >
          <Icon name="reload" className="size-4" />
          {t("refresh")}
        </button>
      </div>
      {data === undefined && error === null && <Skeleton height="36rem" />}
      {data === undefined && error !== null && (
        <QueryFailed error={error} lead={tAdmin("failed")} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Loaded world={data} />}
    </>
  );
}
