import { useSetAtom } from "jotai";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { isPress } from "../../../lib/keys.ts";
import { messages } from "../../../lib/messages.ts";
import { questionsAtom } from "../atoms/questions-atom.ts";
import { useModal } from "../hooks/use-modal.ts";

const t = await messages("controls");

/** What a player is asked before something that cannot be undone. */
export interface Question {
  /** The question: "Delete this plot?" */
  title: string;
  /** What happens then, in one or two sentences. */
  text: string;
  /** What the button says that does it: "Delete". */
  verb: string;
}

interface QuestionDialogProps {
  question: Question;
  /** Whether the answer is on its way; it is given once. */
  pending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** A third way out, which is the better one where there is any. */
  better?: ReactNode;
}

/** A held key would open and close the question for as long as it is held. */
function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat && isPress(event)) event.preventDefault();
}

/** Asks in a window of its own, which stays until it is answered; Escape cancels. The keys that walk rest. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { question, pending = false, onConfirm, onCancel, better } = props;
  const { title, text, verb } = question;
  const ref = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const id = useId();
  const setQuestions = useSetAtom(questionsAtom);
  useEffect(() => {
    setQuestions((others) => others + 1);
    return () => setQuestions((all) => all - 1);
  }, [setQuestions]);
  useModal(ref);
  // The answer that changes nothing.
  useEffect(() => cancel.current?.focus(), []);
  return createPortal(
    <dialog
      ref={ref}
      role="alertdialog"
      className="popup"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      onKeyDown={ignoreHeldKey}
    >
      <div className="question">
        <h2 id={`${id}title`} className="text-lg">
          {title}
        </h2>
        <p id={`${id}text`}>{text}</p>
        <div className="question-answers">
          {better}
          <button
            type="button"
            className={better === undefined ? "btn btn-ember" : "btn"}
            aria-disabled={pending}
            onClick={() => {
              if (!pending) onConfirm();
            }}
          >
            {verb}
          </button>
          <button ref={cancel} type="button" className="btn" onClick={onCancel}>
            {t("question.cancel")}
          </button>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
