/** Texts about evidence. */
import { messages } from "../lib/messages.ts";

export const tEvidence = await messages("admin-evidence");
