import { messages } from "../../../lib/messages.ts";
import { Explained } from "./explained.tsx";

const t = await messages("shell");

/** Says beside a name that a program plays there; pressed, it says so in a sentence. */
export function BotMark() {
  return (
    <span className="bot-mark">
      <Explained text={t("bot.hint")}>
        <span className="chip">{t("bot.mark")}</span>
      </Explained>
    </span>
  );
}

/** The same where no control has its place: in links, options, and rows with keys of their own. */
export function BotSign() {
  return (
    <span className="chip">
      {t("bot.mark")}
      <span className="sr-only">: {t("bot.hint")}</span>
    </span>
  );
}
