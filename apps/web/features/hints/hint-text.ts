import { DIG_EFFORTS, HOUR, MIRAGE, NEW_PLAYER_START } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import type { HintId } from "./hints.ts";

const t = await messages("hints");

/** An explanation, in one sentence. */
export const hintText = (id: HintId): string =>
  t(`all.${id}`, {
    hours: NEW_PLAYER_START.shieldMs / HOUR,
    effort: Math.max(...DIG_EFFORTS),
    from: `${MIRAGE.fromHour}:00`,
    to: `${MIRAGE.toHour}:00`,
    reward: exactNumber(MIRAGE.reward),
  });
