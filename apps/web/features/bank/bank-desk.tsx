import { bankCap } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";

import { exactNumber } from "../../lib/numbers.ts";
import { Desk } from "../desks/desk.tsx";
import type { DeskContentProps } from "../desks/desk-props.ts";
import { useOwnedTool } from "../tools/use-owned-tool.ts";
import { KeyNeeded } from "../town/key-needed.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { BankForm } from "./bank-form.tsx";

const tTown = await messages("town");
const tDesks = await messages("desks");

/** The World Bank: the carried and the banked amounts, and transfers between them (rules §15). */
export default function BankDesk({ id, payload }: DeskContentProps) {
  const level = useOwnedTool("bank");
  const lead = level
    ? tTown("bank.lead", { cap: exactNumber(bankCap(level)) })
    : tTown("bank.leadNoCard");
  return (
    <Desk id={id} title={tDesks(`titles.${id}`)} lead={lead}>
      {level === null && <Skeleton height="18rem" />}
      {level === 0 && <KeyNeeded tool="bank" />}
      {level !== null && level > 0 && <BankForm status={payload.user.status} level={level} />}
    </Desk>
  );
}
