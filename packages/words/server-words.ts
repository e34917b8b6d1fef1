/** What a server says, in every language: it answers each caller in theirs. */
import { enAlertTexts } from "./en/alerts.ts";
import { enAnswers } from "./en/answers.ts";
import { enCatalogue } from "./en/catalogue.ts";
import { enErrors } from "./en/errors.ts";
import { enInputs } from "./en/inputs.ts";
import { enLogLines } from "./en/log-lines.ts";
import { enMails } from "./en/mails.ts";
import { esAlertTexts } from "./es/alerts.ts";
import { esAnswers } from "./es/answers.ts";
import { esCatalogue } from "./es/catalogue.ts";
import { esErrors } from "./es/errors.ts";
import { esInputs } from "./es/inputs.ts";
import { esLogLines } from "./es/log-lines.ts";
import { esMails } from "./es/mails.ts";
import type { Language } from "./language.ts";

const EN = {
  alerts: enAlertTexts,
  answers: enAnswers,
  catalogue: enCatalogue,
  errors: enErrors,
  inputs: enInputs,
  lines: enLogLines,
  mails: enMails,
};

/** The words of one language. */
export type ServerWords = typeof EN & { readonly language: Language };

/** The words of every language that there is. */
export const SERVER_WORDS: Readonly<Record<Language, ServerWords>> = {
  en: { language: "en", ...EN },
  es: {
    language: "es",
    alerts: esAlertTexts,
    answers: esAnswers,
    catalogue: esCatalogue,
    errors: esErrors,
    inputs: esInputs,
    lines: esLogLines,
    mails: esMails,
  },
};
