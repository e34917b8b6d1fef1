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
