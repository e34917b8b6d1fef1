import type { LoginPayload, OwnedFactory } from "@emberlode/contract";
import { STARTER_FACTORY } from "@emberlode/game";
import { useId, useState } from "react";
import { messages } from "../../../lib/messages.ts";

import { useNow } from "../../../lib/use-now.ts";
import { Desk } from "../../desks/components/desk.tsx";
import { QueryFailed } from "../../desks/components/query-failed.tsx";
import type { DeskContentProps } from "../../desks/desk-props.ts";
import { useShownPosition } from "../../movement/hooks/use-walker.ts";
import { Skeleton } from "../../ui/components/skeleton.tsx";
import { useFactories } from "../hooks/use-factories.ts";
import { type FactorySort, holdingsOf, isSort, SORTS, sorted } from "../own-factories.ts";
import { FactoriesMap } from "./factories-map.tsx";
import { NoFactories } from "./no-factories.tsx";
import { OwnCard } from "./own-card.tsx";

const tFactories = await messages("factories");
const tDesks = await messages("desks");

const HEIGHT = "22rem";
const MINUTE_MS = 60_000;

interface SortChoiceProps {
  sort: FactorySort;
  onSort: (sort: FactorySort) => void;
}

function SortChoice({ sort, onSort }: SortChoiceProps) {
  const id = useId();
  return (
    <p className="factories-sort">
      <label htmlFor={id}>{tFactories("list.sortBy")}</label>
      <select
        id={id}
        className="input"
        value={sort}
        onChange={({ target }) => isSort(target.value) && onSort(target.value)}
      >
        {SORTS.map((one) => (
          <option key={one} value={one}>
            {tFactories(`list.sorts.${one}`)}
          </option>
        ))}
      </select>
    </p>
  );
}

interface OwnListProps {
  factories: readonly OwnedFactory[];
  user: LoginPayload["user"];
}

function OwnList({ factories, user }: OwnListProps) {
  const [sort, setSort] = useState<FactorySort>("slots");
  const shown = useShownPosition();
  const now = useNow(MINUTE_MS);
  const { base, plain, cap, small } = holdingsOf(factories);
  if (base === null) return null;
  const cards = [base, ...sorted(plain, sort, shown, now)];
  return (
    <div className="factories">
      <FactoriesMap base={base} plain={plain} here={shown} />
      <div className="factories-head">
        <p>{tFactories("list.lead", { held: plain.length, cap })}</p>
        {base.lvl <= STARTER_FACTORY.maxBaseLevel && (
          <p className="raid-note">
            {tFactories("list.small", {
              held: small,
              most: STARTER_FACTORY.perPlayer,
              slots: STARTER_FACTORY.maxSlots,
            })}
          </p>
        )}
        {plain.length === 0 && <NoFactories />}
        {plain.length > 0 && <p className="raid-note">{tFactories("abandon.rule")}</p>}
        {plain.length > 1 && <SortChoice sort={sort} onSort={setSort} />}
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without its bullets is no list to some readers */}
      <ul className="factory-list" role="list" aria-label={tFactories("list.label")}>
        {cards.map((owned) => (
          <li key={owned._id}>
            <OwnCard owned={owned} user={user} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The spec's popup of factories, which refetches each time it opens (spec §2). */
export default function FactoriesDesk({ id, payload }: DeskContentProps) {
  const { data, error, isError, refetch } = useFactories();
  return (
    <Desk id={id} title={tDesks(`titles.${id}`)}>
      {data !== undefined ? (
        <OwnList factories={data.factories} user={payload.user} />
      ) : isError ? (
        <QueryFailed error={error} lead={tFactories("failed")} onRetry={() => refetch()} />
      ) : (
        <Skeleton height={HEIGHT} />
      )}
    </Desk>
  );
}
