import { messages } from "../../lib/messages.ts";
import { Toggletip } from "./toggletip.tsx";

const t = await messages("shell");

/** A bot's mark beside its name, which explains itself when pressed. */
export function BotMark() {
  return (
    <span className="bot-mark">
      <Toggletip text={t("bot.hint")}>
        <span className="chip">{t("bot.mark")}</span>
      </Toggletip>
    </span>
  );
}

/** The mark without a control, for links, options, and rows with keys of their own. */
export function BotSign() {
  return (
    <span className="chip">
      {t("bot.mark")}
      <span className="sr-only">: {t("bot.hint")}</span>
    </span>
  );
}
