import type { ExcavatorAnswer } from "@emberlode/contract";
import type { Resource } from "@emberlode/game";
import { messages } from "../../../lib/messages.ts";
import { DeskPart } from "../../finds/components/desk-part.tsx";
import { ListRows } from "../../ui/components/list-row.tsx";
import { ladderOf } from "../ladder.ts";
import { RungRow, type Workshop } from "./rung-row.tsx";

const t = await messages("excavator");

interface LadderProps {
  parts: ExcavatorAnswer;
  raises: Resource;
  shop: Omit<Workshop, "most">;
}

/** The five parts for one resource. */
export function Ladder({ parts, raises, shop }: LadderProps) {
  const title = t(`ladders.${raises}`);
  const [, most] = raises === "metal" ? parts.metalCap : parts.energyCap;
  return (
    <DeskPart title={`${title}. ${t(`paidIn.${raises}`)}`}>
      <ListRows label={title}>
        {ladderOf(parts, raises).map((rung) => (
          <RungRow key={rung.id} rung={rung} shop={{ ...shop, most }} />
        ))}
      </ListRows>
    </DeskPart>
  );
}
