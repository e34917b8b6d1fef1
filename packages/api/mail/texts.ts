/** What our mails say, as plain text and as bare HTML without anything loaded from elsewhere. */

export interface MailText {
  subject: string;
  text: string;
  html: string;
}

const GREETING = "Hello,";
const NOT_YOU = "If you did not ask for this, ignore this mail; nothing has changed.";

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

interface Parts {
  subject: string;
  paragraphs: readonly string[];
  link?: string;
}

function written({ subject, paragraphs, link }: Parts): MailText {
  const [first = "", ...rest] = paragraphs;
  const linked = link === undefined ? [] : [link];
  const lines = [GREETING, first, ...linked, ...rest, "Emberlode"];
  const html = lines.map((line) => {
    const shown = escaped(line);
    return line === link ? `<p><a href="${shown}">${shown}</a></p>` : `<p>${shown}</p>`;
  });
  return {
    subject,
    text: `${lines.join("\n\n")}\n`,
    html: `<!doctype html><html lang="en"><body>${html.join("")}</body></html>`,
  };
}

/** For somebody who forgot under which name they play. */
export function usernameMail(username: string, publicUrl: string): MailText {
  return written({
    subject: "Your Emberlode username",
    paragraphs: [`Your username is ${username}. You can log in here:`, NOT_YOU],
    link: `${publicUrl}/login`,
  });
}

/** For somebody who forgot their password: the link works for one hour and once. */
export function passwordMail(username: string, publicUrl: string, token: string): MailText {
  return written({
    subject: "Choose a new Emberlode password",
    paragraphs: [
      `A new password was asked for ${username}. Choose it here within one hour; the link works once:`,
      NOT_YOU,
    ],
    link: `${publicUrl}/fpass?token=${encodeURIComponent(token)}`,
  });
}

/** To the new address of an account: the link works for one hour. */
export function confirmEmailMail(username: string, publicUrl: string, token: string): MailText {
  return written({
    subject: "Confirm your new Emberlode e-mail address",
    paragraphs: [
      `This address was given for the account ${username}. Confirm it here within one hour:`,
      NOT_YOU,
    ],
    link: `${publicUrl}/confirm?token=${encodeURIComponent(token)}`,
  });
}

/** To the address that the account has, so that nobody loses it unknowingly. */
export function emailChangeMail(username: string, email: string, publicUrl: string): MailText {
  return written({
    subject: "A new e-mail address for your Emberlode account",
    paragraphs: [
      `Somebody who is logged in as ${username} asked to change the account's address to ${email}. It changes when the link that was mailed there is opened. If that was not you, choose a new password here; that stops the change and ends every session:`,
      "If it was you, there is nothing more to do here.",
    ],
    link: `${publicUrl}/fpass`,
  });
}
