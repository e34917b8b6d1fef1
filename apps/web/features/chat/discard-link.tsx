import { useState } from "react";
import { messages } from "../../lib/messages.ts";
import { QuestionDialog } from "../ui/question-dialog.tsx";
import { focusLog } from "./focus-log.ts";

const t = await messages("chat");

interface DiscardLinkProps {
  text: string;
  /** Number of unsent messages to delete. */
  count: number;
  onDiscard: () => void;
}

/** Deletes unsent messages after a confirmation. */
export function DiscardLink({ text, count, onDiscard }: DiscardLinkProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <button
        type="button"
        className="text-link"
        aria-haspopup="dialog"
        onClick={(event) => {
          focusLog(event);
          setAsks(true);
        }}
      >
        {text}
      </button>
      {asks && (
        <QuestionDialog
          question={{
            title: t("discardQuestion.title", { count }),
            text: t("discardQuestion.text", { count }),
            verb: t("discard"),
          }}
          onConfirm={() => {
            setAsks(false);
            onDiscard();
          }}
          onCancel={() => setAsks(false)}
        />
      )}
    </>
  );
}
