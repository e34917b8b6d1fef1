import type { PlayerSession } from "@emberlode/contract";
import { useState } from "react";
import { toFailure } from "../../../lib/failure.ts";
import { enProfile } from "../../../lib/i18n/en-profile.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useOutcome } from "../../ui/hooks/use-outcome.ts";

/** Where the player is logged in, and ending it there. */
export function useSessions() {
  const utils = trpc.useUtils();
  const { data, error, refetch } = trpc.user.sessions.useQuery(undefined, { staleTime: 0 });
  const call = trpc.user.endSession.useMutation();
  const [ending, setEnding] = useState(false);
  const said = useOutcome();
  const all = data?.sessions;
  const others = all?.filter(({ current }) => !current) ?? [];

  async function end({ _id }: PlayerSession): Promise<void> {
    try {
      await call.mutateAsync({ id: _id });
    } catch (failed) {
      // Gone already is as good as ended.
      if (toFailure(failed).code !== "NOT_FOUND") throw failed;
    }
    utils.user.sessions.setData(
      undefined,
      (known) => known && { sessions: known.sessions.filter((one) => one._id !== _id) },
    );
  }

  async function endEach(sessions: readonly PlayerSession[], text: string): Promise<void> {
    if (ending) return;
    setEnding(true);
    said.clear();
    try {
      for (const session of sessions) await end(session);
      said.done(text);
      said.focus();
    } catch (failed) {
      said.refused(failed);
    }
    setEnding(false);
    void utils.user.sessions.invalidate();
  }

  const words = enProfile.sessions;
  return {
    sessions: all && [...all.filter(({ current }) => current), ...others],
    others: others.length,
    error: all === undefined ? error : null,
    retry: () => void refetch(),
    ending,
    line: said.line,
    end: (session: PlayerSession) => endEach([session], words.ended(session.device)),
    endOthers: () =>
      endEach(others, words.endedOthers(exactNumber(others.length), others.length === 1)),
  };
}
