import type { WorldLookAnswer } from "@emberlode/contract";
import { useId, useState } from "react";
import { Link } from "wouter";
import { Icon } from "../features/ui/icon.tsx";
import { Tabs } from "../features/ui/tabs.tsx";
import { messages } from "../lib/messages.ts";
import { Badge } from "./badge.tsx";
import { LoadMore, NoRows, Rows } from "./card.tsx";
import { playerPath } from "./paths.ts";
import { t as tAdmin } from "./texts.ts";
import type { Cell } from "./world-cells.ts";

const t = await messages("admin-world");

/** Rows that each press of "more" adds. */
const STEP = 15;

type Base = WorldLookAnswer["bases"][number];
type Factory = WorldLookAnswer["factories"][number];

interface PlaceRowProps {
  place: Base | Factory;
  onMark: (cell: Cell) => void;
}

function PlaceRow({ place, onMark }: PlaceRowProps) {
  const { owner, level, x, y } = place;
  const at = t("map.at", { x, y });
  return (
    <li className="staff-row staff-place">
      <div className="min-w-0 flex-1">
        <p className="staff-row-title">
          <Link href={playerPath(owner)} className="staff-name" translate="no">
            {owner}
          </Link>
          {"isBot" in place && place.isBot && <Badge>{tAdmin("badges.bot")}</Badge>}
          {"isGuest" in place && place.isGuest && <Badge>{tAdmin("badges.guest")}</Badge>}
        </p>
        <p className="staff-dots">
          <span>{t("places.level", { level })}</span>
          {"slots" in place && <span>{t("places.slots", { slots: place.slots })}</span>}
        </p>
      </div>
      <button
        type="button"
        className="btn btn-quiet staff-btn-small figure"
        aria-label={t("places.show", { at })}
        onClick={() => onMark({ x, y })}
      >
        <Icon name="pin" className="size-4" />
        {at}
      </button>
    </li>
  );
}

interface PlaceRowsProps {
  label: string;
  empty: string;
  places: readonly (Base | Factory)[];
  /** Part of the owner's name. */
  wanted: string;
  onMark: (cell: Cell) => void;
}

function PlaceRows({ label, empty, places, wanted, onMark }: PlaceRowsProps) {
  const [shown, setShown] = useState(STEP);
  if (places.length === 0) return <NoRows text={empty} />;
  const found = places.filter(({ owner }) => owner.toLowerCase().includes(wanted.toLowerCase()));
  if (found.length === 0) return <NoRows text={t("places.noneFound")} />;
  const left = found.length - shown;
  return (
    <>
      <Rows label={label}>
        {found.slice(0, shown).map((place) => (
          <PlaceRow key={`${place.x} ${place.y}`} place={place} onMark={onMark} />
        ))}
      </Rows>
      {left > 0 && (
        <LoadMore
          text={t("places.more", { count: Math.min(STEP, left) })}
          isLoading={false}
          onLoad={() => setShown(shown + STEP)}
        />
      )}
    </>
  );
}

interface WorldPlacesProps {
  world: WorldLookAnswer;
  onMark: (cell: Cell) => void;
}

const byOwner = (one: { owner: string }, other: { owner: string }) =>
  one.owner.localeCompare(other.owner);

/** The bases and factories as lists, which need no map. */
export function WorldPlaces({ world, onMark }: WorldPlacesProps) {
  const id = useId();
  const [wanted, setWanted] = useState("");
  const common = { wanted: wanted.trim(), onMark };
  return (
    <section className="staff-card staff-networks-list" aria-label={t("places.title")}>
      <div className="staff-networks-filters">
        <label className="staff-field" htmlFor={id}>
          {t("places.search")}
          <input
            id={id}
            type="search"
            className="input"
            value={wanted}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setWanted(event.target.value)}
          />
        </label>
      </div>
      <Tabs
        label={t("places.title")}
        tabs={[
          {
            id: "bases",
            label: t("places.bases"),
            panel: (
              <PlaceRows
                label={t("places.bases")}
                empty={t("places.noBases")}
                places={world.bases.toSorted(byOwner)}
                {...common}
              />
            ),
          },
          {
            id: "factories",
            label: t("places.factories"),
            panel: (
              <PlaceRows
                label={t("places.factories")}
                empty={t("places.noFactories")}
                places={world.factories.toSorted(byOwner)}
                {...common}
              />
            ),
          },
        ]}
      />
    </section>
  );
}
