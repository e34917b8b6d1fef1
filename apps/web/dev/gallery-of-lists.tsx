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
import {
  FAR_END,
  PAST_END,
  SAMPLE_COLUMNS,
  SAMPLE_PURSE,
  SAMPLE_ROWS,
  SAMPLE_TEXTS,
  SAMPLE_YIELD,
} from "./samples.ts";

const t = await messages("catalogue");

const [FIRST, SECOND] = UNITS.attack;

function Rows() {
  if (FIRST === undefined || SECOND === undefined) return null;
  const buy = (
    <button type="button" className="btn btn-ember">
      {SAMPLE_TEXTS.buy}
    </button>
  );
  return (
    <ListRows label={SAMPLE_TEXTS.units}>
      <ListRow
        icon={<GameIcon name="unit-attack-0" />}
        title={t(`units.${FIRST.id}`)}
        meta={SAMPLE_TEXTS.strength(FIRST.strength, FIRST.hp)}
        trailing={buy}
      />
      <ListRow
        icon={<GameIcon name="unit-attack-1" />}
        title={t(`units.${SECOND.id}`)}
        meta={SAMPLE_TEXTS.strength(SECOND.strength, SECOND.hp)}
        state="done"
        trailing={buy}
      >
        <PriceTile price={SECOND} have={SAMPLE_PURSE} yieldPerDig={SAMPLE_YIELD} />
      </ListRow>
      <LockedRow
        title={t("units.swordsman")}
        reason={SAMPLE_TEXTS.needs}
        action={
          <button type="button" className="btn">
            {SAMPLE_TEXTS.toTech}
          </button>
        }
      />
      <ListRow title={SAMPLE_TEXTS.soon} state="soon" />
      <ListRow
        icon={<GameIcon name="bucket_wheel" />}
        title={SAMPLE_TEXTS.longName}
        meta={SAMPLE_TEXTS.longMeta}
        trailing={buy}
      >
        {SAMPLE_TEXTS.details}
      </ListRow>
    </ListRows>
  );
}

export function GalleryOfLists() {
  return (
    <>
      <Group title={SAMPLE_TEXTS.rows}>
        <Rows />
      </Group>
      <Group title={SAMPLE_TEXTS.waiting}>
        <EmptyState
          icon="map"
          title={SAMPLE_TEXTS.noFactories}
          text={SAMPLE_TEXTS.noFactoriesText}
          action={
            <button type="button" className="btn">
              {SAMPLE_TEXTS.showMap}
            </button>
          }
        />
        <Skeleton rows={3} />
        <Skeleton height="5rem" />
        <Refusal text={SAMPLE_TEXTS.shielded} />
        <Refusal text={SAMPLE_TEXTS.refusedLong} />
        <p>
          <Countdown until={FAR_END} text={SAMPLE_TEXTS.safeFor} />
        </p>
        <p>
          <Countdown until={PAST_END} text={SAMPLE_TEXTS.safeFor} done={SAMPLE_TEXTS.safeNoMore} />
        </p>
      </Group>
      <Group title={SAMPLE_TEXTS.tables}>
        <DataTable
          label={SAMPLE_TEXTS.factories}
          columns={SAMPLE_COLUMNS}
          rows={SAMPLE_ROWS}
          rowId={({ name }) => name}
          initialSort={{ id: "metal", desc: true }}
          bulk={[
            { id: "mark", label: SAMPLE_TEXTS.bulkActions.mark, run: () => {} },
            { id: "drop", label: SAMPLE_TEXTS.bulkActions.drop, run: () => {} },
          ]}
        />
        <DataTable
          label={SAMPLE_TEXTS.nothing}
          columns={SAMPLE_COLUMNS}
          rows={[]}
          rowId={({ name }) => name}
        />
      </Group>
      <Group title={SAMPLE_TEXTS.icons}>
        <p className="flex flex-wrap gap-3">
          {GAME_ICON_SOURCES.map(([name]) => (
            <GameIcon key={name} name={name} className="size-10" />
          ))}
        </p>
      </Group>
    </>
  );
}
