import { UNITS } from "@emberlode/game";
import { Countdown } from "../features/ui/countdown.tsx";
import { DataTable } from "../features/ui/data-table.tsx";
import { GameIcon } from "../features/ui/game-icon.tsx";
import { ListRow, ListRows, LockedRow } from "../features/ui/list-row.tsx";
import { Refusal } from "../features/ui/notes.tsx";
import { PriceTile } from "../features/ui/price-tile.tsx";
import { EmptyState, Skeleton } from "../features/ui/query-states.tsx";
import { GAME_ICON_SOURCES } from "../icons/game-icon-sources.ts";
import { messages } from "../lib/messages.ts";
import { Group } from "./group.tsx";
import { COLUMNS, FAR_END, PAST_END, PURSE, ROWS, TEXTS, YIELD } from "./samples.ts";

const t = await messages("catalogue");

const [FIRST, SECOND] = UNITS.attack;

function Rows() {
  if (FIRST === undefined || SECOND === undefined) return null;
  const buy = (
    <button type="button" className="btn btn-ember">
      {TEXTS.buy}
    </button>
  );
  return (
    <ListRows label={TEXTS.units}>
      <ListRow
        icon={<GameIcon name="unit-attack-0" />}
        title={t(`units.${FIRST.id}`)}
        meta={TEXTS.strength(FIRST.strength, FIRST.hp)}
        trailing={buy}
      />
      <ListRow
        icon={<GameIcon name="unit-attack-1" />}
        title={t(`units.${SECOND.id}`)}
        meta={TEXTS.strength(SECOND.strength, SECOND.hp)}
        state="done"
        trailing={buy}
      >
        <PriceTile price={SECOND} have={PURSE} yieldPerDig={YIELD} />
      </ListRow>
      <LockedRow
        title={t("units.swordsman")}
        reason={TEXTS.needs}
        action={
          <button type="button" className="btn">
            {TEXTS.toTech}
          </button>
        }
      />
      <ListRow title={TEXTS.soon} state="soon" />
      <ListRow
        icon={<GameIcon name="bucket_wheel" />}
        title={TEXTS.longName}
        meta={TEXTS.longMeta}
        trailing={buy}
      >
        {TEXTS.details}
      </ListRow>
    </ListRows>
  );
}

export function GalleryOfLists() {
  return (
    <>
      <Group title={TEXTS.rows}>
        <Rows />
      </Group>
      <Group title={TEXTS.waiting}>
        <EmptyState
          icon="map"
          title={TEXTS.noFactories}
          text={TEXTS.noFactoriesText}
          action={
            <button type="button" className="btn">
              {TEXTS.showMap}
            </button>
          }
        />
        <Skeleton rows={3} />
        <Skeleton height="5rem" />
        <Refusal text={TEXTS.shielded} />
        <Refusal text={TEXTS.refusedLong} />
        <p>
          <Countdown until={FAR_END} text={TEXTS.safeFor} />
        </p>
        <p>
          <Countdown until={PAST_END} text={TEXTS.safeFor} done={TEXTS.safeNoMore} />
        </p>
      </Group>
      <Group title={TEXTS.tables}>
        <DataTable
          label={TEXTS.factories}
          columns={COLUMNS}
          rows={ROWS}
          rowId={({ name }) => name}
          initialSort={{ id: "metal", desc: true }}
          bulk={[
            { id: "mark", label: TEXTS.bulkActions.mark, run: () => {} },
            { id: "drop", label: TEXTS.bulkActions.drop, run: () => {} },
          ]}
        />
        <DataTable label={TEXTS.nothing} columns={COLUMNS} rows={[]} rowId={({ name }) => name} />
      </Group>
      <Group title={TEXTS.icons}>
        <p className="flex flex-wrap gap-3">
          {GAME_ICON_SOURCES.map(([name]) => (
            <GameIcon key={name} name={name} className="size-10" />
          ))}
        </p>
      </Group>
    </>
  );
}
