import { t } from "../../lib/i18n/catalogue.ts";

const named: Readonly<Record<string, string>> = t.game.keys.named;

/** What stands on a key of this name: its letter or sign, or its name in words. */
export const keyText = (name: string): string => named[name] ?? name;
