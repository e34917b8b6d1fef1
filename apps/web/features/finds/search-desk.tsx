import { type Fatigue, MAX_CANDLES } from "@emberlode/game";
import type { ReactNode } from "react";
import { messages } from "../../lib/messages.ts";
import { Desk, type DeskContentProps } from "../desks/desk.tsx";
import { GameIcon } from "../ui/game-icon.tsx";
import { DeskSection } from "./desk-section.tsx";
import { searchTypeOf } from "./find.ts";
import { fatigueText } from "./odds.ts";
import { SearchButton } from "./search-button.tsx";

const tFinds = await messages("finds");
const tDesks = await messages("desks");

interface SearchDeskProps extends DeskContentProps {
  children: ReactNode;
}

/** The frame of the four searchable places, with the search button sticky at the bottom. */
export function SearchDesk({ id, place, children }: SearchDeskProps) {
  const type = searchTypeOf(place.type);
  return (
    <Desk
      id={id}
      title={tDesks(`titles.${id}`)}
      lead={type === null ? undefined : tFinds(`restText.${type}`)}
      footer={
        <div className="search-foot">
          <SearchButton place={place} />
        </div>
      }
    >
      <div className="desk-sections">{children}</div>
    </Desk>
  );
}

/** The player's candles, one icon each. */
export function CandlesSection({ held, hint }: { held: number; hint: string }) {
  const places = Array.from({ length: MAX_CANDLES }, (_, place) => ({
    name: `candle ${place}`,
    lit: place < held,
  }));
  return (
    <DeskSection title={tFinds("candles.title")}>
      <p className="candles">
        {places.map(({ name, lit }) => (
          <span key={name} className="candle-place" data-lit={lit || undefined}>
            <GameIcon name="candle" className="size-6" />
          </span>
        ))}
        <b className="figure">{tFinds("candles.held", { held, most: MAX_CANDLES })}</b>
      </p>
      <p className="text-muted">
        {tFinds("candles.why")} {hint}
      </p>
    </DeskSection>
  );
}

/** How many of today's searches still have these odds. */
export function StaminaSection({ fatigue }: { fatigue: Fatigue }) {
  const { level, left, fullUntil, halfUntil } = fatigue;
  const band = level === "full" ? fullUntil : halfUntil - fullUntil;
  return (
    <DeskSection title={tFinds("fatigue.title")}>
      <div className="stamina">
        <p>{fatigueText(fatigue)}</p>
        <div className="stamina-bar" aria-hidden="true">
          <i style={{ transform: `scaleX(${(left ?? 0) / band})` }} />
        </div>
      </div>
    </DeskSection>
  );
}
