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
  words: string;
  effect: string;
}

const nameOf = (control: Control, nap: NapView) =>
  t("controlOf", { control: t(`controls.${control}`), name: nap.player.username });

/** The confirmation before a NAP is ended or blocked. */
function questionOf(id: "block" | "end", nap: NapView, words: string) {
  const title = t(`questions.${id}`, { name: nap.player.username });
  return { title, text: words, verb: t(`controls.${id}`) };
}

/** Whether the other player may request a NAP. Turning it off ends an active NAP, so asks first. */
function AllowedSwitch({ nap, calls, words, effect }: Omit<NapControlProps, "control">) {
  const [asks, setAsks] = useState(false);
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
          onChange={nap.state === "active" ? () => setAsks(true) : toggle}
        />
        {t("controls.allowed")}
      </label>
      {asks && (
        <ConfirmDialog
          question={questionOf("block", nap, words)}
          onConfirm={() => {
            setAsks(false);
            toggle();
          }}
          onCancel={() => setAsks(false)}
        />
      )}
    </>
  );
}

function NapControl({ control, nap, calls, words, effect }: NapControlProps) {
  if (control === "allowed") {
    return <AllowedSwitch nap={nap} calls={calls} words={words} effect={effect} />;
  }
  if (control === "block" || control === "end") {
    return (
      <ConfirmButton
        text={t(`controls.${control}`)}
        question={questionOf(control, nap, words)}
        isOff={calls.isPending}
        describedBy={effect}
        onConfirm={() => (control === "end" ? calls.end(nap) : calls.change(nap, "blocked"))}
      />
    );
  }
  const acts: Readonly<Record<typeof control, () => void>> = {
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
      onClick={acts[control]}
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
  const wordsOf = (effect: Effect) => t(`effects.${effect}`, { name, date: noticeEnds });
  return (
    <>
      <div className="nap-controls">
        {CONTROLS[kind].map(([control, effect]) => (
          <NapControl
            key={control}
            control={control}
            nap={nap}
            calls={calls}
            words={wordsOf(effect)}
            effect={`${id}${control}`}
          />
        ))}
      </div>
      <dl className="nap-effects">
        {CONTROLS[kind].map(([control, effect]) => (
          <div key={control}>
            <dt>{t(`controls.${control}`)}</dt>
            <dd id={`${id}${control}`}>{wordsOf(effect)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
