import { enFinds } from "@emberlode/words/en/finds";
import type { ReactNode } from "react";
import { t } from "../../../lib/i18n/catalogue.ts";
import { Desk } from "../../desks/components/desk.tsx";
import type { DeskContentProps } from "../../desks/desk-props.ts";
import { searchTypeOf } from "../search-types.ts";
import { SearchButton } from "./search-button.tsx";

interface SearchDeskProps extends DeskContentProps {
  children: ReactNode;
}

/** The frame of the four places that are searched: the search itself stays in sight at the foot. */
export function SearchDesk({ id, place, children }: SearchDeskProps) {
  const type = searchTypeOf(place.type);
  return (
    <Desk
      id={id}
      title={t.desks.titles[id]}
      lead={type === null ? undefined : enFinds.restText[type]}
      footer={
        <div className="search-foot">
          <SearchButton place={place} />
        </div>
      }
    >
      <div className="desk-parts">{children}</div>
    </Desk>
  );
}
