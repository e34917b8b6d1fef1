import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { HOUR } from "@emberlode/game";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newSecret } from "../../services/secrets.ts";
import {
  keepCookie,
  PASSWORD,
  refusal,
  refusedWith,
  startGame,
  type TestGame,
} from "../../testing/game.ts";

interface Received {
  to: string[];
  body: string;
}

const received: Received[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      // Quoted-printable soft breaks and escapes of the short texts that we send.
      const body = Buffer.concat(chunks).toString().replaceAll("=\r\n", "").replaceAll("=3D", "=");
      received.push({ to, body });
      done();
    });
  },
});

let game: TestGame;
beforeAll(async () => {
  const port = await new Promise<number>((resolve, reject) => {
    const server = smtp.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (address === null || typeof address === "string") reject(new Error("no port"));
      else resolve(address.port);
    });
  });
  game = await startGame({ config: { smtpUrl: `smtp://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await game.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

let addresses = 0;
const browser = () => game.browser(`198.51.100.${addresses++}`);

/** The mails that a call sent. */
async function mailsOf(call: () => Promise<unknown>): Promise<Received[]> {
  received.length = 0;
  expect(await call()).toEqual({ ok: true });
  await game.services.mailer.settled();
  return [...received];
}

function tokenOf(mail: Received | undefined): string {
  const token = /https:\/\/play\.example\.org\/fpass\?token=([\w-]+)/.exec(mail?.body ?? "")?.[1];
  if (token === undefined) throw new Error(`No link in: ${mail?.body}`);
  return token;
}

test("a forgotten name is mailed to its address and nobody learns whether there is one", async () => {
  await game.player("Forgetful");
  const mails = await mailsOf(() =>
    browser().call.user.forgotUsername({ email: "FORGETFUL@example.org" }),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toEqual(["Forgetful@example.org"]);
  expect(mails[0]?.body).toContain("Your username is Forgetful.");
  expect(mails[0]?.body).not.toMatch(/<img|<script|src=/i);
  expect(
    await mailsOf(() => browser().call.user.forgotUsername({ email: "no@example.org" })),
  ).toEqual([]);
});

test("a forgotten password is replaced by the mailed link, once, and ends every session", async () => {
  const player = await game.player("Absent");
  const elsewhere = browser();
  await elsewhere.call.user.login({ username: "Absent", password: PASSWORD });
  keepCookie(elsewhere);
  const [mail] = await mailsOf(() => browser().call.user.forgotPassword({ username: "absent" }));
  expect(mail?.to).toEqual(["Absent@example.org"]);
  const token = tokenOf(mail);
  const password = "a completely new one";
  // Known to this process from a moment ago.
  for (const made of [player, elsewhere]) await made.call.user.session();
  expect(await browser().call.user.resetPassword({ token, password })).toEqual({ ok: true });
  for (const made of [player, elsewhere]) {
    expect(await refusal(made.call.user.session())).toEqual(refusedWith("NOT_LOGGED_IN"));
  }
  expect(
    await refusal(browser().call.user.login({ username: "Absent", password: PASSWORD })),
  ).toEqual(refusedWith("BAD_CREDENTIALS"));
  await expect(browser().call.user.login({ username: "Absent", password })).resolves.toBeDefined();
  expect(await refusal(browser().call.user.resetPassword({ token, password }))).toEqual(
    refusedWith("TOKEN_INVALID"),
  );
});

test("a reset deletes the API tokens that somebody may have made in the player's name", async () => {
  const player = await game.player("Robbed");
  const { secret } = await player.call.user.createToken({ name: "left behind" });
  const script = () => browser().callWith({ bearerToken: secret });
  await expect(script().user.session()).resolves.toBeDefined();
  const [mail] = await mailsOf(() => browser().call.user.forgotPassword({ username: "Robbed" }));
  await browser().call.user.resetPassword({ token: tokenOf(mail), password: "mine again" });
  expect(await refusal(script().user.session())).toEqual(refusedWith("NOT_LOGGED_IN"));
});

test("the old password opens nothing when it is replaced while it is compared", async () => {
  await game.player("Raced");
  const [mail] = await mailsOf(() => browser().call.user.forgotPassword({ username: "Raced" }));
  const { passwords } = game.services;
  const compare = passwords.matches;
  const matches = vi
    .spyOn(passwords, "matches")
    .mockImplementationOnce(async (stored, password) => {
      const right = await compare(stored, password);
      await browser().call.user.resetPassword({ token: tokenOf(mail), password: "a newer one" });
      return right;
    });
  const late = browser();
  expect(await refusal(late.call.user.login({ username: "Raced", password: PASSWORD }))).toEqual(
    refusedWith("BAD_CREDENTIALS"),
  );
  expect(late.effects.session).toBeUndefined();
  matches.mockRestore();
});

test("a link works for an hour", async () => {
  await game.player("Late");
  const [mail] = await mailsOf(() =>
    browser().call.user.forgotPassword({ email: "late@example.org" }),
  );
  const token = tokenOf(mail);
  game.clock.pass(HOUR);
  expect(await refusal(browser().call.user.resetPassword({ token, password: PASSWORD }))).toEqual(
    refusedWith("TOKEN_INVALID"),
  );
});

test("of two uses of a link at once one counts", async () => {
  await game.player("Twice");
  const [mail] = await mailsOf(() => browser().call.user.forgotPassword({ username: "Twice" }));
  const token = tokenOf(mail);
  const results = await Promise.allSettled(
    ["first password", "second password"].map((password) =>
      browser().call.user.resetPassword({ token, password }),
    ),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("one account is mailed at most three times an hour", async () => {
  await game.player("Flooded");
  const mails = await mailsOf(async () => {
    const calls = Array.from({ length: 6 }, () =>
      browser().call.user.forgotPassword({ username: "Flooded" }),
    );
    const [first] = await Promise.all(calls);
    return first;
  });
  expect(mails).toHaveLength(3);
});

test.each([newSecret(), "nonsense", "\u0000"])("a made-up link is refused: %j", async (token) => {
  expect(await refusal(browser().call.user.resetPassword({ token, password: PASSWORD }))).toEqual(
    refusedWith("TOKEN_INVALID"),
  );
});

test("guests and unknown names get no mail", async () => {
  const { user } = await browser().call.user.guest({});
  expect(
    await mailsOf(() => browser().call.user.forgotPassword({ username: user.username })),
  ).toEqual([]);
  expect(await mailsOf(() => browser().call.user.forgotPassword({ username: "nobody" }))).toEqual(
    [],
  );
  expect(
    await mailsOf(() => browser().call.user.forgotPassword({ email: "no@example.org" })),
  ).toEqual([]);
});

test("without SMTP the mail lands in the outbox and the log says where", async () => {
  const alone = await startGame();
  await alone.player("Offline");
  await alone.browser().call.user.forgotPassword({ username: "Offline" });
  await alone.services.mailer.settled();
  const [file = ""] = await readdir(join(alone.dataDir, "outbox"));
  expect(file).toMatch(/\.eml$/);
  const mail = await readFile(join(alone.dataDir, "outbox", file), "utf8");
  expect(mail).toContain("To: Offline@example.org");
  expect(mail).toContain("/fpass?token");
  expect(alone.logged).toContain("info no SMTP_URL: mail written to the outbox");
  await alone.close();
});

test("a mail server that is down is logged and the caller sees nothing", async () => {
  const down = await startGame({ config: { smtpUrl: "smtp://127.0.0.1:9" } });
  await down.player("Unlucky");
  expect(await down.browser().call.user.forgotUsername({ email: "unlucky@example.org" })).toEqual({
    ok: true,
  });
  await down.services.mailer.settled();
  expect(down.logged).toContain("error mail could not be sent");
  await down.close();
});
