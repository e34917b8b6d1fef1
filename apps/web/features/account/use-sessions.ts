import type { PlayerSession } from "@emberlode/contract";
import { useState } from "react";
import { toFailure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { batchText, useBatch } from "../ui/use-batch.ts";
import { useOutcome } from "../ui/use-outcome.ts";

const t = await messages("profile");

/** The player's sessions: listing and ending them. */
export function useSessions() {
  const utils = trpc.useUtils();
  const { data, error, refetch } = trpc.user.sessions.useQuery(undefined, { staleTime: 0 });
  const call = trpc.user.endSession.useMutation();
  const callAll = trpc.user.endOtherSessions.useMutation();
  const [ending, setEnding] = useState(false);
  const said = useOutcome();
  const batch = useBatch();
  const all = data?.sessions;
  const others = all?.filter(({ current }) => !current) ?? [];

  async function end({ _id }: PlayerSession): Promise<void> {
    try {
      await call.mutateAsync({ id: _id });
    } catch (failed) {
      // A missing session counts as ended.
      if (toFailure(failed).code !== "NOT_FOUND") throw failed;
    }
    utils.user.sessions.setData(
      undefined,
      (known) => known && { sessions: known.sessions.filter((one) => one._id !== _id) },
    );
  }

  async function endAll(): Promise<void> {
    await callAll.mutateAsync();
    utils.user.sessions.setData(
      undefined,
      (known) => known && { sessions: known.sessions.filter(({ current }) => current) },
    );
  }

  async function say(ends: Promise<void>, text: string): Promise<void> {
    setEnding(true);
    said.clear();
    try {
      await ends;
      said.done(text);
      said.focus();
    } catch (failed) {
      said.refused(failed);
    }
    setEnding(false);
    void utils.user.sessions.invalidate();
  }

  async function endMany(sessions: readonly PlayerSession[]): Promise<void> {
    said.clear();
    const outcome = await batch.run(sessions, end);
    if (outcome === null) return;
    said.say(batchText(outcome, (count) => t("sessions.endedMany", { count })));
    said.focus();
    void utils.user.sessions.invalidate();
  }

  return {
    sessions: all && [...all.filter(({ current }) => current), ...others],
    others,
    error: all === undefined ? error : null,
    retry: () => void refetch(),
    ending: ending || batch.progress !== null,
    progress: batch.progress,
    line: said.line,
    end(session: PlayerSession) {
      if (!ending) void say(end(session), t("sessions.ended", { device: session.device }));
    },
    endMany,
    endOthers() {
      const text = t("sessions.endedOthers", { count: others.length });
      if (!ending) void say(endAll(), text);
    },
  };
}
