import { messages } from "../../lib/messages.ts";

const t = await messages("game");

const isNamed = (name: string): name is "Space" | "Enter" => name === "Space" || name === "Enter";

/** The label of a key with this name: its letter or symbol, or its name in words. */
export const keyText = (name: string): string => (isNamed(name) ? t(`keys.named.${name}`) : name);
