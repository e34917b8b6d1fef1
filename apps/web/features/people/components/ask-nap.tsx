import { useState } from "react";
import { messages } from "../../../lib/messages.ts";
import { NapNoteLine } from "../../treaties/components/nap-note-line.tsx";
import { type NapNote, useNapCalls, useNaps } from "../../treaties/hooks/use-naps.ts";
import { kindOf, type NapKind } from "../../treaties/nap-lists.ts";
import { napInWords } from "../../treaties/nap-words.ts";

const tPlayers = await messages("players");
const tTreaties = await messages("treaties");

/** States of a pact in which asking is pointless; the Alliances dialog handles them. */
const SETTLED: ReadonlySet<NapKind> = new Set(["active", "askedByYou", "blocked"]);

/** The pact of two players, with a button to request one; requesting accepts the other's request. */
export function AskNap({ username }: { username: string }) {
  const { data } = useNaps();
  const [note, say] = useState<NapNote | null>(null);
  const { askName, isPending } = useNapCalls(say);
  const nap = data?.naps.find(({ player }) => player.username === username);
  const kind = nap && kindOf(nap);
  const isOpen = data !== undefined && (kind === undefined || !SETTLED.has(kind));
  const text = kind === "asksYou" ? tTreaties("controls.accept") : tPlayers("actions.ask");
  return (
    <div className="player-action">
      {isOpen && (
        <button
          type="button"
          className="btn btn-ember"
          aria-disabled={isPending}
          onClick={() => askName(username, () => {})}
        >
          {isPending ? tPlayers("actions.asking") : text}
        </button>
      )}
      <NapNoteLine note={note} naps={data?.naps} />
      {note?.tone === "refused" && (
        <p className="nap-refused" role="alert">
          {note.text}
        </p>
      )}
      {note?.tone !== "done" && (
        <p className="text-muted">
          {nap === undefined ? tPlayers("actions.askHint") : napInWords(nap)}
        </p>
      )}
    </div>
  );
}
