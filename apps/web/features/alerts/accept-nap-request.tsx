import type { MouseEvent } from "react";
import { messages } from "../../lib/messages.ts";
import { notifyError, notifySuccess } from "../../lib/notify.ts";
import { napKindOf } from "../treaties/nap-lists.ts";
import { useNapCalls, useNaps } from "../treaties/use-naps.ts";

const t = await messages("treaties");

interface AcceptNapRequestProps {
  /** Id of the requesting player. */
  requesterId: string;
  onAccepted: () => void;
}

/** Button that accepts another player's NAP request; hidden once it is answered or withdrawn. */
export default function AcceptNapRequest({ requesterId, onAccepted }: AcceptNapRequestProps) {
  const { data } = useNaps();
  const { change, isPending } = useNapCalls(({ tone, text }) => {
    if (tone === "refused") return notifyError(text);
    notifySuccess(text);
    onAccepted();
  });
  const nap = data?.naps.find(({ _id }) => _id === requesterId);
  if (nap === undefined || napKindOf(nap) !== "asksYou") return null;
  const control = t("controls.accept");
  return (
    <button
      type="button"
      className="btn btn-ember"
      aria-label={t("controlOf", { control, name: nap.player.username })}
      aria-disabled={isPending}
      onClick={(event: MouseEvent) => {
        // A click on the surrounding toast would open the player's page.
        event.stopPropagation();
        change(nap, "active");
      }}
    >
      {control}
    </button>
  );
}
