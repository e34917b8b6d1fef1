/** Links in the mails in a test app's outbox. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TestApp } from "../testing/test-app.ts";

export interface MailedLink {
  to: string;
  page: "fpass" | "confirm";
  token: string;
}

const LINK = /\/(fpass|confirm)\?token=([\w-]{43})/;

/** A reader of the outbox: returns all links so far, reading each mail once. */
export function outboxReader({ services, dataDir }: TestApp): () => Promise<readonly MailedLink[]> {
  const folder = join(dataDir, "outbox");
  const read = new Set<string>();
  const links: MailedLink[] = [];
  return async () => {
    await services.mailer.settled();
    const files = await readdir(folder).catch(() => []);
    for (const file of files.sort()) {
      if (read.has(file)) continue;
      read.add(file);
      const mail = (await readFile(join(folder, file), "utf8"))
        .replace(/=\r?\n/g, "")
        .replaceAll("=3D", "=");
      const [, page, token] = LINK.exec(mail) ?? [];
      const to = /^To: (\S+)/m.exec(mail)?.[1];
      if (to === undefined || token === undefined) continue;
      if (page === "fpass" || page === "confirm") links.push({ to, page, token });
    }
    return links;
  };
}
