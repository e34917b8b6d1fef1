/** Mails in the outbox of a game without SMTP. */
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { TestGame } from "./game.ts";

interface TestMail {
  to: string;
  subject: string;
  /** Plain text and HTML as sent. */
  body: string;
}

const header = (mail: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, "m").exec(mail)?.[1] ?? "";

/** The mails of a call, by recipient; deletes earlier mails first. */
export async function mailsOf(
  game: TestGame,
  call: () => Promise<unknown>,
): Promise<readonly TestMail[]> {
  const outbox = join(game.dataDir, "outbox");
  await game.services.mailer.settled();
  await rm(outbox, { recursive: true, force: true });
  await call();
  await game.services.mailer.settled();
  const files = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(
    files.map(async (file) => {
      const raw = await readFile(join(outbox, file), "utf8");
      // Decodes soft breaks and the escapes that our short texts need.
      const body = raw.replaceAll("=\n", "").replaceAll("=3D", "=");
      return { to: header(raw, "To"), subject: header(raw, "Subject"), body };
    }),
  );
  return mails.sort((a, b) => (a.to < b.to ? -1 : 1));
}

/** The token in a mailed link, such as `/confirm?token=`. */
export function tokenIn(mail: TestMail | undefined, path: string): string {
  const link = new RegExp(`https://play\\.example\\.org${path}\\?token=([\\w-]{43})`);
  const token = link.exec(mail?.body ?? "")?.[1];
  if (token === undefined) throw new Error(`The mail has no link: ${mail?.body}`);
  return token;
}
