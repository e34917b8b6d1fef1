import type { LoginPayload } from "@emberlode/contract";
import { isSameCell } from "@emberlode/game";
import { useAtom } from "jotai";
import { useEffect } from "react";
import { persistedField } from "../../lib/persisted.ts";
import { useTarget } from "../battles/use-target.ts";
import { typeOnMap, useKnownField, useView } from "../field/use-fields.ts";
import { useSettledPosition } from "../movement/use-walker.ts";
import { hintAtom } from "./hint-atom.ts";
import { hintText } from "./hint-text.ts";
import { dueHint, isUrgent } from "./hints.ts";

/** The explanations that this browser has shown to a player. */
export const storedHintsAtom = persistedField("hints");

const NONE: readonly string[] = [];

/** Chooses the explanation to show, stores that it was shown, and announces it once. */
export function HintWatch({ user }: { user: LoginPayload["user"] }) {
  const { data: view } = useView();
  const at = useSettledPosition();
  const known = useKnownField(at);
  const { target } = useTarget(at, { enabled: false });
  const [hint, setHint] = useAtom(hintAtom);
  const [stored, setStored] = useAtom(storedHintsAtom);
  const shown = stored.player === user._id ? stored.shown : NONE;
  const due = dueHint(
    {
      status: user.status,
      here: known?.type ?? typeOnMap(view, at),
      isOnVein: view?.veins.some((vein) => isSameCell(vein, at)) ?? false,
      isTargetShielded: target?.refusal?.code === "SHIELDED",
      at,
    },
    shown,
  );
  useEffect(() => {
    if (due === null || (hint !== null && !isUrgent(due))) return;
    setHint(due);
    // What was replaced unread comes again.
    setStored({ player: user._id, shown: [...shown.filter((id) => id !== hint), due] });
  }, [hint, due, shown, setHint, setStored, user._id]);
  return (
    <p className="sr-only" role="status" data-testid="live-hint">
      {hint !== null && hintText(hint)}
    </p>
  );
}
