import type { FactoriesAnswer, LoginPayload, OwnedFactory, Position } from "@emberlode/contract";
import { FACTORY_CLASSES, GRID_SIZE, MINUTE } from "@emberlode/game";
import { useId, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { useNow } from "../../lib/use-now.ts";
import { FEWEST_SLOTS } from "../army/army.ts";
import { Desk, type DeskContentProps } from "../desks/desk.tsx";
import { closeDesk, openDesk } from "../desks/use-desk.ts";
import { useShownPosition, useWalker } from "../movement/use-walker.ts";
import { GuidedBox } from "../ui/guided-item.tsx";
import { EmptyState, QueryFailed, Skeleton } from "../ui/query-states.tsx";
import { GarrisonForm } from "./garrison-form.tsx";
import { useNextCapture } from "./nearest-factory.ts";
import { OwnCard } from "./own-factory.tsx";
import { OwnStores } from "./own-stores.tsx";
import {
  FACTORY_SORTS,
  type FactorySort,
  holdingsOf,
  isFactorySort,
  sortFactories,
  useFactories,
} from "./use-factories.ts";

const t = await messages("factories");
const tDesks = await messages("desks");

/** The SVG's view box: the whole world, one unit per cell. */
const VIEW = `0 0 ${GRID_SIZE} ${GRID_SIZE}`;
const CELL_MIDDLE = 0.5;
const MARK = 2;

interface FactoriesMapProps {
  base: OwnedFactory | null;
  plain: readonly OwnedFactory[];
  here: Position;
}

const middle = ({ x, y }: Position) => ({ cx: x - CELL_MIDDLE, cy: y - CELL_MIDDLE });

/** A map of the player's factories: base as a square, others as dots, the player as a ring. */
function FactoriesMap({ base, plain, here }: FactoriesMapProps) {
  const home = base && middle(base.factory);
  const you = middle(here);
  return (
    <figure className="factories-map">
      <svg viewBox={VIEW} role="img" aria-label={t("list.map", { factories: plain.length })}>
        {plain.map(({ _id, factory }) => (
          <circle key={_id} className="mark-factory" r={MARK / 2} {...middle(factory)} />
        ))}
        {home !== null && (
          <rect
            className="mark-base"
            x={home.cx - MARK / 2}
            y={home.cy - MARK / 2}
            width={MARK}
            height={MARK}
          />
        )}
        <circle className="mark-you" r={MARK} {...you} />
      </svg>
      <figcaption aria-hidden="true">
        <span data-mark="base">{t("list.legendBase")}</span>
        <span data-mark="factory">{t("list.legendFactory")}</span>
        <span data-mark="you">{t("list.legendYou")}</span>
      </figcaption>
    </figure>
  );
}

/** What to do without a factory: buy units and go to the nearest one that the player may take. */
function NoFactories({ freeSlots }: { freeSlots: number }) {
  const walker = useWalker();
  const next = useNextCapture();
  const hasRoom = freeSlots >= FEWEST_SLOTS;
  const isSmall = next === undefined || next.class === "small";
  const kind = isSmall ? "small" : "medium";
  const nearest = next?.way ?? null;
  const nearestText =
    nearest === null
      ? t("list.notSeen")
      : nearest.steps === 0
        ? t("list.hereIsOne")
        : t("list.nearest", { kind, steps: nearest.steps, direction: nearest.direction });
  const lead = t("list.empty", { kind, level: FACTORY_CLASSES.small.maxBaseLevel });
  return (
    <EmptyState
      icon="map"
      title={t("list.emptyTitle")}
      text={`${lead} ${nearestText}`}
      action={
        <div className="lead-buttons">
          {hasRoom && (
            <button type="button" className="btn" onClick={() => openDesk("army.attack")}>
              {isSmall ? t("list.emptyAction") : t("target.buyUnits")}
            </button>
          )}
          {nearest !== null && nearest.steps > 0 && (
            <button
              type="button"
              className="btn"
              onClick={() => {
                closeDesk();
                walker.walkTo(nearest.at);
              }}
            >
              {t("list.walk", { steps: nearest.steps })}
            </button>
          )}
        </div>
      }
    />
  );
}

const SKELETON_HEIGHT = "22rem";

interface SortChoiceProps {
  sort: FactorySort;
  onSort: (sort: FactorySort) => void;
}

function SortChoice({ sort, onSort }: SortChoiceProps) {
  const id = useId();
  return (
    <p className="factories-sort">
      <label htmlFor={id}>{t("list.sortBy")}</label>
      <select
        id={id}
        className="input"
        value={sort}
        onChange={({ target }) => isFactorySort(target.value) && onSort(target.value)}
      >
        {FACTORY_SORTS.map((one) => (
          <option key={one} value={one}>
            {t(`list.sorts.${one}`)}
          </option>
        ))}
      </select>
    </p>
  );
}

interface OwnListProps extends FactoriesAnswer {
  user: LoginPayload["user"];
}

function OwnList({ factories, garrisonSetAt, user }: OwnListProps) {
  const [sort, setSort] = useState<FactorySort>("slots");
  const shown = useShownPosition();
  const now = useNow(MINUTE);
  const { base, plain, small } = holdingsOf(factories);
  if (base === null) return null;
  const cards = [base, ...sortFactories(plain, sort, shown, now)];
  return (
    <div className="factories">
      {plain.length === 0 && <NoFactories freeSlots={user.status.slots} />}
      {plain.length > 0 && (
        <>
          <GuidedBox item="stores">
            <OwnStores plain={plain} />
          </GuidedBox>
          <GuidedBox item="garrison">
            <GarrisonForm plain={plain} status={user.status} garrisonSetAt={garrisonSetAt} />
          </GuidedBox>
        </>
      )}
      {plain.length > 1 && <SortChoice sort={sort} onSort={setSort} />}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari needs it for lists without bullets */}
      <ul className="factory-list" role="list" aria-label={t("list.label")}>
        {cards.map((owned) => (
          <li key={owned._id}>
            {owned === base ? (
              <GuidedBox item="base">
                <OwnCard owned={owned} user={user} />
              </GuidedBox>
            ) : (
              <OwnCard owned={owned} user={user} />
            )}
          </li>
        ))}
      </ul>
      <div className="factories-foot">
        <FactoriesMap base={base} plain={plain} here={shown} />
        <div className="factories-notes">
          {base.lvl <= FACTORY_CLASSES.small.maxBaseLevel && (
            <p className="raid-note">
              {t("list.small", {
                held: small,
                most: FACTORY_CLASSES.small.perPlayer,
                slots: FACTORY_CLASSES.small.maxSlots,
              })}
            </p>
          )}
          {plain.length > 0 && <p className="raid-note">{t("abandon.rule")}</p>}
        </div>
      </div>
    </div>
  );
}

function leadOf({ factories }: FactoriesAnswer): string {
  const { plain, cap } = holdingsOf(factories);
  return t("list.lead", { held: plain.length, cap });
}

/** The spec's popup of factories (spec §2), refetched each time it opens. */
export default function FactoriesDesk({ id, payload }: DeskContentProps) {
  const { data, error, isError, refetch } = useFactories();
  return (
    <Desk id={id} title={tDesks(`titles.${id}`)} lead={data && leadOf(data)}>
      {data !== undefined ? (
        <OwnList {...data} user={payload.user} />
      ) : isError ? (
        <QueryFailed error={error} lead={t("failed")} onRetry={() => refetch()} />
      ) : (
        <Skeleton height={SKELETON_HEIGHT} />
      )}
    </Desk>
  );
}
