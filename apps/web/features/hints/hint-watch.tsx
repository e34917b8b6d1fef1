import type { LoginPayload } from "@emberlode/contract";
import { isSameCell } from "@emberlode/game";
import { useAtom } from "jotai";
import { useEffect } from "react";
import { persistedField } from "../../lib/persisted.ts";
import { useTarget } from "../battles/use-target.ts";
import { useView } from "../field/use-fields.ts";
import { useSettledPosition } from "../movement/use-walker.ts";
import { hintAtom } from "./hint-atom.ts";
import { hintText } from "./hint-text.ts";
import { dueHint } from "./hints.ts";

/** The explanations that this browser has shown to a player. */
export const storedHintsAtom = persistedField("hints");

const NONE: readonly string[] = [];

/** Chooses the explanation to show, stores that it was shown, and announces it once. */
export function HintWatch({ user }: { user: LoginPayload["user"] }) {
  const { data: view } = useView();
  const at = useSettledPosition();
  const { target } = useTarget(at, { enabled: false });
  const [hint, setHint] = useAtom(hintAtom);
  const [stored, setStored] = useAtom(storedHintsAtom);
  const shown = stored.player === user._id ? stored.shown : NONE;
  const due = dueHint(
    {
      status: user.status,
      isOnVein: view?.veins.some((vein) => isSameCell(vein, at)) ?? false,
      isTargetShielded: target?.refusal?.code === "SHIELDED",
      at,
    },
    shown,
  );
  useEffect(() => {
    if (hint !== null || due === null) return;
    setHint(due);
    setStored({ player: user._id, shown: [...shown, due] });
  }, [hint, due, shown, setHint, setStored, user._id]);
  return (
    <p className="sr-only" role="status" data-testid="live-hint">
      {hint !== null && hintText(hint)}
    </p>
  );
}
