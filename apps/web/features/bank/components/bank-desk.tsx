import { bankCap } from "@emberlode/game";
import { enTown } from "@emberlode/words/en/town";
import { t } from "../../../lib/i18n/catalogue.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { Desk } from "../../desks/components/desk.tsx";
import type { DeskContentProps } from "../../desks/desk-props.ts";
import { useOwnedTool } from "../../tools/hooks/use-owned-tool.ts";
import { KeyNeeded } from "../../town/components/key-needed.tsx";
import { Skeleton } from "../../ui/components/skeleton.tsx";
import { BankForm } from "./bank-form.tsx";

/** The World Bank: what is carried, what is safe, and moving between the two (rules §15). */
export default function BankDesk({ id, payload }: DeskContentProps) {
  const level = useOwnedTool("bank");
  const words = enTown.bank;
  const lead = level ? words.lead(exactNumber(bankCap(level))) : words.leadNoCard;
  return (
    <Desk id={id} title={t.desks.titles[id]} lead={lead}>
      {level === null && <Skeleton height="18rem" />}
      {level === 0 && <KeyNeeded tool="bank" />}
      {level !== null && level > 0 && <BankForm status={payload.user.status} level={level} />}
    </Desk>
  );
}
