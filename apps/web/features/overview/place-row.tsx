import type { Position } from "@emberlode/contract";
import { messages } from "../../lib/messages.ts";
import { Icon } from "../ui/icon.tsx";
import { ListRow } from "../ui/list-row.tsx";
import { Menu } from "../ui/menu.tsx";
import { usePlaceActions } from "./use-place-actions.ts";
import { type WorldCell, wayTo } from "./world.ts";

const t = await messages("overview");

interface PlaceRowProps {
  cell: WorldCell;
  from: Position;
  words: (at: Position) => string;
  onShow: (at: Position) => void;
}

/** A place as text, with the map's actions. */
export function PlaceRow({ cell, from, words, onShow }: PlaceRowProps) {
  const [walk, ...others] = usePlaceActions(cell);
  const place = words(cell);
  const { x, y } = cell;
  const show = { id: "show", label: t("show"), onSelect: () => onShow({ x, y }) };
  return (
    <ListRow
      title={place}
      meta={wayTo(from, cell)}
      trailing={
        <div className="plot-actions">
          {walk !== undefined && (
            <button
              type="button"
              className="btn"
              aria-label={t("walkOf", { place })}
              onClick={walk.onSelect}
            >
              {walk.label}
            </button>
          )}
          <Menu
            label={t("menuOf", { place })}
            items={[show, ...others]}
            className="btn overview-more"
          >
            <Icon name="more" />
          </Menu>
        </div>
      }
    />
  );
}
