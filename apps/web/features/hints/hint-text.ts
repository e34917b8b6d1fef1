import { DIG_EFFORTS, HOUR, NEW_PLAYER_START } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import type { HintId } from "./hints.ts";

const t = await messages("hints");

/** An explanation, in one sentence. */
export const hintText = (id: HintId): string =>
  t(`all.${id}`, {
    hours: NEW_PLAYER_START.shieldMs / HOUR,
    effort: Math.max(...DIG_EFFORTS),
  });
