import { t } from "../../../lib/i18n/catalogue.ts";
import { Desk } from "../../desks/components/desk.tsx";
import type { DeskContentProps } from "../../desks/desk-props.ts";

export default function RaidDesk({ id }: DeskContentProps) {
  return (
    <Desk id={id} title={t.desks.titles[id]}>
      <div className="skeleton h-40" />
    </Desk>
  );
}
