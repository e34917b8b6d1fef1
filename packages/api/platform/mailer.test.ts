import { createServer, type Server } from "node:net";
import { inspect } from "node:util";
import { passwordMail, SERVER_TRANSLATORS } from "@emberlode/messages";
import { TRPCError } from "@trpc/server";
import { DrizzleQueryError } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
import { loggable } from "../errors.ts";
import { systemClock } from "./clock.ts";
import { createMailer } from "./mailer.ts";

/** A mailer, with the lines of its warnings and errors. */
function mailerTo(smtpUrl: string, more: { timeoutMs?: number } = {}) {
  const lines: unknown[][] = [];
  const keep = (...line: unknown[]) => void lines.push(line);
  const log = { info() {}, warn: keep, error: keep };
  const settings = { smtpUrl, from: "game@example.org", dataDir: "", ...more };
  return { mailer: createMailer(settings, systemClock, log), lines };
}

const NOWHERE = "smtp://127.0.0.1:1";
const mail = {
  to: "a@example.org",
  ...passwordMail(SERVER_TRANSLATORS.en, "A", "https://example.org", "t"),
};

/** Starts a server and returns its SMTP address. */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return `smtp://127.0.0.1:${address.port}`;
}

test("delivers a mail by SMTP", async () => {
  const received: { to: string[]; body: string }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ to, body: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  const { mailer, lines } = mailerTo(await listen(smtp.server));
  mailer.post(async () => mail);
  await mailer.settled();
  expect(received).toEqual([{ to: [mail.to], body: expect.stringContaining("/fpass?token") }]);
  expect([mailer.counts, lines]).toEqual([{ sent: 1, failed: 0 }, []]);
  mailer.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

test("gives up on a mail server that is silent or down", async () => {
  const silent = createServer();
  for (const url of [await listen(silent), NOWHERE]) {
    const { mailer, lines } = mailerTo(url, { timeoutMs: 50 });
    mailer.post(async () => mail);
    await mailer.settled();
    expect(lines).toEqual([[expect.anything(), "mail could not be sent"]]);
    mailer.close();
  }
  silent.close();
});

test("closing waits only a limited time for a slow mail server", async () => {
  const words = new Set<NodeJS.Timeout>();
  const slow = createServer((socket) => {
    socket.on("error", () => {}).write("220 slow\r\n");
    socket.once("data", () => {
      words.add(setInterval(() => socket.write("250-and another word\r\n"), 20));
    });
  });
  // Its pauses are shorter than this timeout.
  const { mailer, lines } = mailerTo(await listen(slow), { timeoutMs: 200 });
  mailer.post(async () => mail);
  const began = performance.now();
  await mailer.end(500);
  expect(performance.now() - began).toBeGreaterThan(450);
  expect(performance.now() - began).toBeLessThan(3_000);
  expect(lines).toEqual([[{ unsent: 1 }, "mails were not sent before the server stopped"]]);
  for (const word of words) clearInterval(word);
  slow.close();
});

test("closing waits no longer than the mails take", async () => {
  const { mailer, lines } = mailerTo(NOWHERE);
  mailer.post(async () => null);
  const began = performance.now();
  await mailer.end(60_000);
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(lines).toEqual([]);
});

test("the html contains the escaped text and loads nothing", () => {
  const { html, text } = passwordMail(
    SERVER_TRANSLATORS.en,
    "<b>",
    "https://example.org/?a=1&b",
    "t",
  );
  expect(text).toContain("<b>");
  expect(text).toContain("https://example.org/?a=1&b/fpass?token=t");
  expect(html).toContain("&lt;b&gt;");
  expect(html).toContain('href="https://example.org/?a=1&amp;b/fpass?token=t"');
  expect(html).not.toMatch(/<(img|script|link|style|iframe)/);
});

test("a mail that fails because of the database leaves no address in the log", async () => {
  const failed = new DrizzleQueryError("select $1", ["somebody@example.org"], new Error("closed"));
  const { mailer, lines } = mailerTo(NOWHERE);
  mailer.post(() => Promise.reject(failed));
  await mailer.settled();
  mailer.close();
  expect(lines).toEqual([[{ err: new Error("closed") }, "mail could not be sent"]]);
  const wrapped = new TRPCError({ code: "INTERNAL_SERVER_ERROR", cause: failed });
  expect(inspect(loggable(wrapped))).not.toContain("somebody");
});
