import type { BankInput, LoginPayload, Status } from "@emberlode/contract";
import { bankCap, maxRaidLoot, maxTransfer, type Resource } from "@emberlode/game";
import { useId, useState } from "react";
import { useApplyStatus } from "../../lib/apply-status.ts";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { trpc } from "../../lib/trpc.ts";
import { Desk, type DeskContentProps, DeskFoot } from "../desks/desk.tsx";
import { useNotice } from "../desks/use-notice.ts";
import { useOwnedTool } from "../inventory/use-owned-tool.ts";
import { KeyNeeded } from "../town/key-needed.tsx";
import { AmountStepper } from "../ui/amount-stepper.tsx";
import { BeforeAfter } from "../ui/before-after.tsx";
import type { GainLine } from "../ui/gain-lines.tsx";
import { Skeleton } from "../ui/query-states.tsx";
import { ResourceChoice } from "../ui/resource-choice.tsx";
import { Segments } from "../ui/segments.tsx";

const tTown = await messages("town");
const tDesks = await messages("desks");
const tGame = await messages("game");

function transferLines({ action, resource, amount }: BankInput): readonly GainLine[] {
  const carried = action === "deposit" ? -amount : amount;
  const noun = tTown(`resourceNouns.${resource}`);
  return [
    { kind: resource, amount: carried, word: tTown("bank.nounCarried", { resource: noun }) },
    {
      kind: resource,
      amount: -carried,
      word: tTown("bank.nounInBank", { resource: noun }),
    },
  ];
}

function useBankTransfer() {
  const apply = useApplyStatus();
  const notice = useNotice();
  return trpc.bank.use.useMutation({
    onSuccess({ newStatus, desc }, input) {
      apply(newStatus);
      notice.done(desc, transferLines(input));
    },
    onError: notice.refused,
  });
}

const ACTIONS = ["deposit", "withdraw"] as const;

/** Direction, resource and amount, with a preview of the balances after the transfer. */
function BankForm({ user, level }: { user: LoginPayload["user"]; level: number }) {
  const { status } = user;
  const [action, setAction] = useState<(typeof ACTIONS)[number]>("deposit");
  const [resource, setResource] = useState<Resource>("metal");
  // The full amount until the player chooses one.
  const [wanted, setWanted] = useState<number | null>(Number.POSITIVE_INFINITY);
  const transfer = useBankTransfer();
  const formId = useId();
  const name = tTown(`resources.${resource}`);
  const noun = tTown(`resourceNouns.${resource}`);
  const banked = { metal: status.bankMetal, energy: status.bankEnergy };
  const maxAmount = maxTransfer({ carried: status, banked, level }, action, resource);
  const amount = wanted === null ? null : Math.min(wanted, maxAmount);
  const canSubmit = amount !== null && amount > 0 && !transfer.isPending;
  const inBank = banked[resource];
  const moved = (action === "deposit" ? 1 : -1) * (amount ?? 0);
  const carried = status[resource];
  const isFull = action === "deposit" && inBank >= bankCap(level);
  const what =
    amount === null ? noun : tGame("unitOf", { amount: exactNumber(amount), resource: noun });
  // Guests can't be looted.
  const atRisk = {
    word: tTown("bank.atRisk"),
    before: maxRaidLoot(carried),
    after: maxRaidLoot(carried - moved),
    lessIsGood: true,
  };
  return (
    <form
      id={formId}
      className="desk-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSubmit) transfer.mutate({ action, resource, amount });
      }}
    >
      <div className="form-inputs">
        <div className="form-choices">
          <Segments
            label={tTown("bank.action")}
            value={action}
            options={ACTIONS.map((one) => ({ id: one, text: tTown(`bank.actions.${one}`) }))}
            onChange={setAction}
          />
          <ResourceChoice value={resource} onChange={setResource} />
        </div>
        <AmountStepper
          label={tTown("amount", { resource: noun })}
          value={amount}
          onChange={setWanted}
          max={maxAmount}
          reason={isFull ? tTown("bank.full") : tTown(`bank.nothing.${action}`)}
        />
      </div>
      <BeforeAfter
        lines={[
          { word: tTown("carried", { resource: name }), before: carried, after: carried - moved },
          { word: tTown("bank.inBank", { resource: name }), before: inBank, after: inBank + moved },
          ...(user.isGuest ? [] : [atRisk]),
        ]}
      />
      <DeskFoot>
        <button type="submit" form={formId} className="btn btn-ember" aria-disabled={!canSubmit}>
          {tTown(`bank.go.${action}`, { what })}
        </button>
      </DeskFoot>
    </form>
  );
}

/** What the vault holds, of what the card allows. */
function vaultText({ bankMetal, bankEnergy }: Status, level: number): string {
  return tTown("bank.lead", {
    metal: exactNumber(bankMetal),
    energy: exactNumber(bankEnergy),
    cap: exactNumber(bankCap(level)),
  });
}

/** The World Bank: the carried and the banked amounts, and transfers between them (rules §15). */
export default function BankDesk({ id, payload }: DeskContentProps) {
  const level = useOwnedTool("bank");
  const lead = level ? vaultText(payload.user.status, level) : tTown("bank.leadNoCard");
  return (
    <Desk id={id} title={tDesks(`titles.${id}`)} lead={lead}>
      {level === null && <Skeleton height="18rem" />}
      {level === 0 && <KeyNeeded tool="bank" />}
      {level !== null && level > 0 && <BankForm user={payload.user} level={level} />}
      <p className="mt-3 text-xs text-muted">{tTown("bank.safe")}</p>
    </Desk>
  );
}
