import { createServer } from "node:net";
import { inspect } from "node:util";
import { passwordMail, SERVER_WORDS } from "@emberlode/messages";
import { TRPCError } from "@trpc/server";
import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { loggable } from "../../errors.ts";
import { systemClock } from "../clock.ts";
import { createMailer } from "./mailer.ts";

test("a mail server that says nothing is given up", async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const address = silent.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const logged: string[] = [];
  const log = { info() {}, warn() {}, error: (_: object, text: string) => void logged.push(text) };
  const mailer = createMailer(
    {
      smtpUrl: `smtp://127.0.0.1:${address.port}`,
      from: "game@example.org",
      dataDir: "",
      timeoutMs: 50,
    },
    systemClock,
    log,
  );
  mailer.post(async () => ({
    to: "a@example.org",
    ...passwordMail(SERVER_WORDS.en, "A", "https://example.org", "t"),
  }));
  await mailer.settled();
  expect(logged).toEqual(["mail could not be sent"]);
  mailer.close();
  silent.close();
});

test("a mail server that answers word by word holds the end up for its time only", async () => {
  const words = new Set<NodeJS.Timeout>();
  const slow = createServer((socket) => {
    socket.on("error", () => {}).write("220 slow\r\n");
    socket.once("data", () => {
      words.add(setInterval(() => socket.write("250-and another word\r\n"), 20));
    });
  });
  await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
  const address = slow.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const logged: unknown[] = [];
  const log = { info() {}, warn: (...line: unknown[]) => void logged.push(line), error() {} };
  const smtpUrl = `smtp://127.0.0.1:${address.port}`;
  // No silence is as long as this.
  const settings = { smtpUrl, from: "game@example.org", dataDir: "", timeoutMs: 200 };
  const mailer = createMailer(settings, systemClock, log);
  const mail = {
    to: "a@example.org",
    ...passwordMail(SERVER_WORDS.en, "A", "https://example.org", "t"),
  };
  mailer.post(async () => mail);
  const began = performance.now();
  await mailer.end(500);
  expect(performance.now() - began).toBeGreaterThan(450);
  expect(performance.now() - began).toBeLessThan(3_000);
  expect(logged).toEqual([[{ unsent: 1 }, "mails were not sent before the server stopped"]]);
  for (const word of words) clearInterval(word);
  slow.close();
});

test("the end waits no longer than mails take", async () => {
  const logged: unknown[] = [];
  const log = { info() {}, warn: (...line: unknown[]) => void logged.push(line), error() {} };
  const mailer = createMailer(
    { smtpUrl: "smtp://127.0.0.1:1", from: "game@example.org", dataDir: "" },
    systemClock,
    log,
  );
  mailer.post(async () => null);
  const began = performance.now();
  await mailer.end(60_000);
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(logged).toEqual([]);
});

test("the html carries the text, escaped, and loads nothing", () => {
  const { html, text } = passwordMail(SERVER_WORDS.en, "<b>", "https://example.org/?a=1&b", "t");
  expect(text).toContain("<b>");
  expect(text).toContain("https://example.org/?a=1&b/fpass?token=t");
  expect(html).toContain("&lt;b&gt;");
  expect(html).toContain('href="https://example.org/?a=1&amp;b/fpass?token=t"');
  expect(html).not.toMatch(/<(img|script|link|style|iframe)/);
});

test("a mail that fails for the database leaves no address in the log", async () => {
  const failed = new DrizzleQueryError("select $1", ["somebody@example.org"], new Error("closed"));
  const facts: object[] = [];
  const log = { info() {}, warn() {}, error: (fact: object) => void facts.push(fact) };
  const settings = { smtpUrl: "smtp://127.0.0.1:1", from: "game@example.org", dataDir: "" };
  const mailer = createMailer(settings, systemClock, log);
  mailer.post(() => Promise.reject(failed));
  await mailer.settled();
  mailer.close();
  expect(facts).toEqual([{ err: new Error("closed") }]);
  const wrapped = new TRPCError({ code: "INTERNAL_SERVER_ERROR", cause: failed });
  expect(inspect(loggable(wrapped))).not.toContain("somebody");
});
