import type { NapView } from "@emberlode/contract";
import { MINUTE, NAP_NOTICE_MS } from "@emberlode/game";
import type { Messages } from "@emberlode/messages/translator";
import { useId, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { timeInWords } from "../../lib/times.ts";
import { useNow } from "../../lib/use-now.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import type { NapKind } from "./nap-lists.ts";
import type { NapCalls } from "./use-naps.ts";

const t = await messages("treaties");

type Control = keyof Messages["treaties"]["controls"];
type Effect = keyof Messages["treaties"]["effects"];

/** The actions in each state, with the ids of their descriptions. */
const CONTROLS: Readonly<Record<NapKind, readonly (readonly [Control, Effect])[]>> = {
  asksYou: [
    ["accept", "accept"],
    ["reject", "reject"],
    ["block", "block"],
  ],
  rejectedByYou: [
    ["ask", "ask"],
    ["block", "block"],
  ],
  active: [
    ["allowed", "blockStanding"],
    ["end", "end"],
  ],
  ended: [
    ["allowed", "blockEnding"],
    ["ask", "ask"],
  ],
  blocked: [
    ["allowed", "allow"],
    ["lift", "lift"],
  ],
  askedByYou: [["takeBack", "takeBack"]],
  rejectedYou: [["ask", "ask"]],
};

interface NapControlProps {
  control: Control;
  nap: NapView;
  calls: NapCalls;
  /** The action's description, and the id of its element. */
  description: string;
  effect: string;
}

const nameOf = (control: Control, nap: NapView) =>
  t("controlOf", { control: t(`controls.${control}`), name: nap.player.username });

/** The confirmation before a NAP is ended or blocked. */
function questionOf(id: "block" | "end", nap: NapView, description: string) {
  const title = t(`questions.${id}`, { name: nap.player.username });
  return { title, text: description, verb: t(`controls.${id}`) };
}

/** Whether the other player may request a NAP. Turning it off ends an active NAP, so asks first. */
function AllowedSwitch({ nap, calls, description, effect }: Omit<NapControlProps, "control">) {
  const [isConfirming, setConfirming] = useState(false);
  const isBlocked = nap.state === "blocked";
  const toggle = () => calls.change(nap, isBlocked ? "active" : "blocked");
  return (
    <>
      <label className="nap-switch">
        <input
          type="checkbox"
          role="switch"
          className="switch"
          aria-label={nameOf("allowed", nap)}
          aria-describedby={effect}
          aria-checked={!isBlocked}
          aria-disabled={calls.isPending}
          checked={!isBlocked}
          onChange={nap.state === "active" ? () => setConfirming(true) : toggle}
        />
        {t("controls.allowed")}
      </label>
      {isConfirming && (
        <ConfirmDialog
          question={questionOf("block", nap, description)}
          onConfirm={() => {
            setConfirming(false);
            toggle();
          }}
          onCancel={() => setConfirming(false)}
        />
      )}
    </>
  );
}

function NapControl({ control, nap, calls, description, effect }: NapControlProps) {
  if (control === "allowed") {
    return <AllowedSwitch nap={nap} calls={calls} description={description} effect={effect} />;
  }
  if (control === "block" || control === "end") {
    return (
      <ConfirmButton
        text={t(`controls.${control}`)}
        question={questionOf(control, nap, description)}
        isDisabled={calls.isPending}
        describedBy={effect}
        onConfirm={() => (control === "end" ? calls.end(nap) : calls.change(nap, "blocked"))}
      />
    );
  }
  const handlers: Readonly<Record<typeof control, () => void>> = {
    accept: () => calls.change(nap, "active"),
    reject: () => calls.change(nap, "rejected"),
    ask: () => calls.ask(nap),
    lift: () => calls.end(nap),
    takeBack: () => calls.end(nap),
  };
  return (
    <button
      type="button"
      className={control === "accept" ? "btn btn-ember" : "btn"}
      aria-label={nameOf(control, nap)}
      aria-describedby={effect}
      aria-disabled={calls.isPending}
      onClick={handlers[control]}
    >
      {t(`controls.${control}`)}
    </button>
  );
}

/** The actions on a NAP, with a description of each. */
export function NapControls({
  nap,
  kind,
  calls,
}: {
  nap: NapView;
  kind: NapKind;
  calls: NapCalls;
}) {
  const id = useId();
  const name = nap.player.username;
  const noticeEnds = timeInWords(useNow(MINUTE) + NAP_NOTICE_MS);
  const descriptionOf = (effect: Effect) => t(`effects.${effect}`, { name, date: noticeEnds });
  return (
    <>
      <div className="nap-controls">
        {CONTROLS[kind].map(([control, effect]) => (
          <NapControl
            key={control}
            control={control}
            nap={nap}
            calls={calls}
            description={descriptionOf(effect)}
            effect={`${id}${control}`}
          />
        ))}
      </div>
      <dl className="nap-effects">
        {CONTROLS[kind].map(([control, effect]) => (
          <div key={control}>
            <dt>{t(`controls.${control}`)}</dt>
            <dd id={`${id}${control}`}>{descriptionOf(effect)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
