import { SIDES, UNITS } from "@emberlode/game";
import { UnitIcon } from "../features/army/army-icons.tsx";
import { ListRow, ListRows } from "../features/ui/list-row.tsx";
import { messages } from "../lib/messages.ts";
import { Distinct } from "./distinct.tsx";
import { Group } from "./group.tsx";
import { TEXTS } from "./samples.ts";

const t = await messages("catalogue");

/** The head of every unit's row, bought and locked. */
export function DistinctInArmy() {
  return (
    <Group title={TEXTS.armyRows}>
      {SIDES.map((side) => (
        <ListRows key={side} label={side}>
          {UNITS[side].map(({ id }, index) => (
            <ListRow
              key={id}
              icon={
                <Distinct group="row of the army" name={t(`units.${id}`)}>
                  <UnitIcon side={side} index={index} />
                </Distinct>
              }
              title={t(`units.${id}`)}
            />
          ))}
        </ListRows>
      ))}
    </Group>
  );
}
