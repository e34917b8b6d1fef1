import { t } from "../../../lib/i18n/catalogue.ts";

/** Says beside a name that a program plays there. */
export function BotMark() {
  return (
    <span className="chip" title={t.bot.hint}>
      {t.bot.mark}
    </span>
  );
}
