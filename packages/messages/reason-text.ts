/** Reasons of the team, as players read them. */
import { USUAL_REASONS } from "@emberlode/game";
import { LANGUAGES, type Language } from "./languages.ts";
import { SERVER_TRANSLATORS } from "./server-translators.ts";

/**
 * A reason in a language: a usual one is stored in the language of the moderator who chose it. Own
 * words stay as they are written.
 */
export function reasonText(reason: string, language: Language): string {
  const usual = USUAL_REASONS.find((one) =>
    LANGUAGES.some((other) => SERVER_TRANSLATORS[other].reasons(one) === reason.trim()),
  );
  return usual === undefined ? reason : SERVER_TRANSLATORS[language].reasons(usual);
}
