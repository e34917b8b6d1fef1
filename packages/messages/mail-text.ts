/** Mails as plain text and as plain HTML without external resources. */
import type { Language } from "./languages.ts";
import type { Translator } from "./translator.ts";

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
  words: MailTranslators,
  username: string,
  publicUrl: string,
): MailText {
  return composeMail(words, {
    subject: words.mails("username.subject"),
    lead: words.mails("username.lead", { username }),
    link: `${publicUrl}/login`,
    rest: words.mails("notYou"),
  });
}

/** For someone who forgot their password. The link works once, within an hour. */
export function passwordMail(
  words: MailTranslators,
  username: string,
  publicUrl: string,
  token: string,
): MailText {
  return composeMail(words, {
    subject: words.mails("password.subject"),
    lead: words.mails("password.lead", { username }),
    link: `${publicUrl}/fpass?token=${encodeURIComponent(token)}`,
    rest: words.mails("notYou"),
  });
}

/** Sent to the new address of an account. The link works for one hour. */
export function confirmEmailMail(
  words: MailTranslators,
  username: string,
  publicUrl: string,
  token: string,
): MailText {
  return composeMail(words, {
    subject: words.mails("confirmEmail.subject"),
    lead: words.mails("confirmEmail.lead", { username }),
    link: `${publicUrl}/confirm?token=${encodeURIComponent(token)}`,
    rest: words.mails("notYou"),
  });
}

/** Sent to the current address, so that an account is never lost unnoticed. */
export function emailChangeMail(
  words: MailTranslators,
  username: string,
  email: string,
  publicUrl: string,
): MailText {
  return composeMail(words, {
    subject: words.mails("emailChange.subject"),
    lead: words.mails("emailChange.lead", { username, email }),
    link: `${publicUrl}/fpass`,
    rest: words.mails("emailChange.rest"),
  });
}
