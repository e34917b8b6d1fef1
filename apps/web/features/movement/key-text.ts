import { messages } from "../../lib/messages.ts";

const t = await messages("game");

const isNamed = (name: string): name is "Space" | "Enter" => name === "Space" || name === "Enter";

/** The displayed text of a key: its letter or symbol, or its name in words. */
export const keyText = (name: string): string => (isNamed(name) ? t(`keys.named.${name}`) : name);
