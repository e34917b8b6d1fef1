/** Mails as plain text and as plain HTML without external resources. */

import type { Language } from "./languages.ts";
import type { Translator } from "./translator.ts";
import { utcTime } from "./utc-time.ts";

export interface MailText {
  subject: string;
  text: string;
  html: string;
}

/** The translators that mails need. */
export interface MailTranslators {
  language: Language;
  mails: Translator<"mails">;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

interface Parts {
  subject: string;
  /** `lead` is above the link, `rest` below it. */
  lead: string;
  link: string;
  rest: string;
}

function composeMail(
  { language, mails }: MailTranslators,
  { subject, lead, link, rest }: Parts,
): MailText {
  const lines = [mails("greeting"), lead, link, rest, mails("signature")];
  const html = lines.map((line) => {
    const shown = escaped(line);
    return line === link ? `<p><a href="${shown}">${shown}</a></p>` : `<p>${shown}</p>`;
  });
  return {
    subject,
    text: `${lines.join("\n\n")}\n`,
    html: `<!doctype html><html lang="${language}"><body>${html.join("")}</body></html>`,
  };
}

/** For someone who forgot their username. */
export function usernameMail(
  translators: MailTranslators,
  username: string,
  publicUrl: string,
): MailText {
  return composeMail(translators, {
    subject: translators.mails("username.subject"),
    lead: translators.mails("username.lead", { username }),
    link: `${publicUrl}/login`,
    rest: translators.mails("notYou"),
  });
}

/** For someone who forgot their password. The link works once, within an hour. */
export function passwordMail(
  translators: MailTranslators,
  username: string,
  publicUrl: string,
  token: string,
): MailText {
  return composeMail(translators, {
    subject: translators.mails("password.subject"),
    lead: translators.mails("password.lead", { username }),
    link: `${publicUrl}/fpass?token=${encodeURIComponent(token)}`,
    rest: translators.mails("notYou"),
  });
}

/** Sent to the new address of an account. The link works for one hour. */
export function confirmEmailMail(
  translators: MailTranslators,
  username: string,
  publicUrl: string,
  token: string,
): MailText {
  return composeMail(translators, {
    subject: translators.mails("confirmEmail.subject"),
    lead: translators.mails("confirmEmail.lead", { username }),
    link: `${publicUrl}/confirm?token=${encodeURIComponent(token)}`,
    rest: translators.mails("notYou"),
  });
}

/** Sent to the current address, so that an account is never lost unnoticed. */
export function emailChangeMail(
  translators: MailTranslators,
  username: string,
  email: string,
  publicUrl: string,
): MailText {
  return composeMail(translators, {
    subject: translators.mails("emailChange.subject"),
    lead: translators.mails("emailChange.lead", { username, email }),
    link: `${publicUrl}/fpass`,
    rest: translators.mails("emailChange.rest"),
  });
}

/** About an account that will be deleted: when that was requested, and a day before. */
export function deletionMail(
  translators: MailTranslators,
  kind: "requested" | "reminder",
  { username, dueAt, publicUrl }: { username: string; dueAt: number; publicUrl: string },
): MailText {
  const { mails } = translators;
  return composeMail(translators, {
    subject: mails(`deletion.${kind}.subject`),
    lead: mails(`deletion.${kind}.lead`, { username, at: utcTime(dueAt) }),
    link: `${publicUrl}/game`,
    rest: mails("deletion.rest"),
  });
}
