import type { ReactNode } from "react";
import { messages } from "../../lib/messages.ts";

import { Desk } from "../desks/desk.tsx";
import type { DeskContentProps } from "../desks/desk-props.ts";
import { SearchButton } from "./search-button.tsx";
import { searchTypeOf } from "./search-types.ts";

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
      <div className="desk-parts">{children}</div>
    </Desk>
  );
}
