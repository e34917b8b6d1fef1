import { connect } from "node:net";
import { PassThrough, type Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { english } from "@emberlode/messages/testing/english";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { AppOptions } from "../app.ts";
import { BOUNDARY, FORM_TYPE, formOf, type Part, text } from "../testing/forms.ts";
import { register, rowsOf, type TestPlayer } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, ORIGIN } from "../testing/test-app.ts";
import { useApp } from "../testing/use-app.ts";

const app = useApp();
let player: TestPlayer;
beforeEach(async () => {
  player = await register(app);
});

/** One red pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC",
  "base64",
);
/** One red pixel, with enough padding to last over several progress checks. */
const LARGE = Buffer.concat([PNG, Buffer.alloc(120_000)]);
const picture = (change: Partial<Part> = {}): Part => ({
  name: "profilePicture",
  filename: "me.png",
  type: "image/png",
  content: PNG,
  ...change,
});

const url = "/api/user";

function send(body: Buffer | object, headers: Record<string, string> = {}) {
  const type = Buffer.isBuffer(body) ? { "content-type": FORM_TYPE } : {};
  return app.send({
    method: "PATCH",
    url,
    sid: player.sid,
    body,
    headers: { ...type, ...headers },
  });
}

async function everything() {
  const queryAsPlayer = (query: string) => app.pool.query(query, [player.id]);
  return {
    rows: await rowsOf(app, player),
    account: await queryAsPlayer("select * from accounts where id = $1"),
    pictures: await queryAsPlayer("select name from pictures where account_id = $1"),
    emails: await queryAsPlayer("select email from email_changes where account_id = $1"),
  };
}

/** The user cookie of an answer. */
function shownBy(response: Awaited<ReturnType<typeof send>>): unknown {
  const cookie = response.cookies.find(({ name }) => name === "user");
  return cookie === undefined ? null : JSON.parse(decodeURIComponent(cookie.value));
}

describe("PATCH /api/user", () => {
  test("a form from the page returns the display user, in the cookie too", async () => {
    const email = `${player.username}@example.com`;
    const response = await send(
      formOf(
        text("email", email),
        text("quote", "First line.\r\nSecond line."),
        text("baseName", "Ünder the hill"),
        picture(),
      ),
    );
    expect(response.statusCode).toBe(200);
    const user = response.json();
    expect(user).toEqual({
      username: player.username,
      email,
      baseName: "Ünder the hill",
      quote: "First line.\nSecond line.",
      profilePicture: expect.stringMatching(/^\/pictures\/[\w-]{16}\.webp$/),
    });
    expect(shownBy(response)).toEqual(user);
    const cookie = response.cookies.find(({ name }) => name === "user");
    expect(cookie).toMatchObject({ maxAge: 3600, path: "/", sameSite: "Lax" });
    const session = await app.send({ method: "GET", url: "/api/auth", sid: player.sid });
    expect(session.json().user).toMatchObject(user);
  });

  test("without a chosen file the picture stays, as do missing fields", async () => {
    const first = (await send(formOf(picture()))).json();
    const none = picture({ filename: "", type: "application/octet-stream", content: "" });
    const second = await send(formOf(text("baseName", "Here"), none));
    expect(second.json()).toEqual({ ...first, baseName: "Here" });
    const empty = await send(formOf(text("baseName", "There"), picture({ content: "" })));
    expectRefusal(empty, 400, "PICTURE_INVALID");
    expect(empty.body).toBe(english.errors("pictureEmpty"));
    const third = await send(formOf(text("profilePicture", first.profilePicture)));
    expect(third.json()).toEqual(second.json());
  });

  const REFUSED: readonly [number, string, Readonly<Record<string, readonly Part[]>>][] = [
    [
      400,
      "BAD_INPUT",
      {
        "an unknown field": [text("baseName", "x"), text("role", "admin")],
        "a field twice": [text("quote", "a"), text("quote", "b")],
        "two files": [picture(), picture({ name: "second" })],
        "two files of one name": [picture(), picture()],
        "a file of another name": [picture({ name: "quote" })],
        "a name of objects": [text("__proto__", "x")],
        "a file of a name of objects": [picture({ name: "constructor" })],
        "a field of JSON": [{ name: "quote", type: "application/json", content: "{}" }],
        "many fields": Array.from({ length: 30 }, (_, n) => text(`f${n}`, "")),
      },
    ],
    [
      413,
      "BODY_TOO_LARGE",
      {
        "a long text": [text("quote", "x".repeat(17_000))],
        "long texts": [text("quote", "x".repeat(9_000)), text("baseName", "x".repeat(9_000))],
        "a file of more than 1 MiB": [picture({ content: Buffer.alloc(1_048_577) })],
      },
    ],
    [
      400,
      "PICTURE_INVALID",
      {
        "an SVG that says PNG": [picture({ content: "<svg/>" })],
        "a text in the place of a file": [text("profilePicture", "me.png")],
      },
    ],
  ];

  describe.each(REFUSED)("answers %i %s and changes nothing", (status, code, forms) => {
    test.each(Object.entries(forms))("for %s", async (_, parts) => {
      const before = await everything();
      expectRefusal(await send(formOf(...parts)), status, code);
      expect(await everything()).toEqual(before);
    });
  });

  test.each(["../../../../etc/passwd.png", "..\\\\boot.ini", "a\u0000.png", "me.svg", ""])(
    "ignores the file name %j",
    async (filename) => {
      const response = await send(formOf(picture({ filename, type: "text/html" })));
      expect(response.json().profilePicture).toMatch(/^\/pictures\/[\w-]{16}\.webp$/);
    },
  );

  test.each<[string, string, string]>([
    ["no boundary", "multipart/form-data; charset=utf-8", `--${BOUNDARY}--\r\n`],
    ["another boundary", "multipart/form-data; boundary=other", `${formOf(text("quote", "x"))}`],
    ["no end", FORM_TYPE, `${formOf(text("quote", "x"))}`.slice(0, -10)],
    ["a file without an end", FORM_TYPE, `${formOf(picture({ content: "abc" }))}`.slice(0, -40)],
    ["nonsense", FORM_TYPE, "nothing of the kind"],
  ])("a form with %s is refused", async (_, type, payload) => {
    const before = await everything();
    const response = await send(Buffer.from(payload, "latin1"), { "content-type": type });
    expectRefusal(response, 400, "BAD_INPUT");
    expect(await everything()).toEqual(before);
  });

  test("no other call accepts a form, over REST or tRPC", async () => {
    const headers = { "content-type": FORM_TYPE };
    const body = formOf(text("quote", "x"));
    for (const [method, path] of [
      ["PATCH", "/api/user/settings"],
      ["PUT", "/api/user/password"],
      ["POST", "/trpc/user.updateProfile"],
      ["POST", "/trpc/user.logout"],
    ] as const) {
      const answer = await app.send({ method, url: path, sid: player.sid, body, headers });
      expect(answer.statusCode, path).toBe(415);
    }
    const session = await app.send({ method: "GET", url: "/api/auth", sid: player.sid });
    expect(session.statusCode).toBe(200);
  });

  /** Sends a form in pieces with these timeouts; returns the answer and the quote after it. */
  async function sendInPieces(
    receiveTimeouts: Required<AppOptions>["receiveTimeouts"],
    piecesOf: (body: Buffer) => readonly Buffer[],
    pauseMs: number,
  ) {
    const slow = await createTestApp({ receiveTimeouts });
    const { sid, id } = await register(slow);
    const { port } = new URL(await slow.app.listen({ host: "127.0.0.1", port: 0 }));
    const body = formOf(text("quote", "Slow."), picture({ content: LARGE }));
    const head = [
      "PATCH /api/user HTTP/1.1",
      `Host: 127.0.0.1:${port}`,
      "Sec-Fetch-Site: same-origin",
      `Cookie: sid=${sid}`,
      `Content-Type: ${FORM_TYPE}`,
      `Content-Length: ${body.length}`,
    ].join("\r\n");
    const socket = connect(Number(port), "127.0.0.1");
    let answer = "";
    socket.on("data", (data) => {
      answer += data.toString();
    });
    socket.on("error", () => {});
    socket.write(`${head}\r\n\r\n`);
    for (const piece of piecesOf(body)) {
      socket.write(piece);
      await setTimeout(pauseMs);
    }
    await vi.waitUntil(() => answer.includes("\r\n\r\n") || socket.destroyed, 5_000);
    socket.destroy();
    const [row] = await slow.pool.query<{ quote: string }>(
      "select quote from accounts where id = $1",
      [id],
    );
    await slow.close();
    return { answer, quote: row?.quote };
  }

  test.each([
    ["does not end in time", { requestMs: 400, headersMs: 300, checkEveryMs: 50 }],
    ["brings nothing for a while", { stallMs: 200 }],
  ])("a form that %s is cut off and changes nothing", async (_, receiveTimeouts) => {
    const { answer, quote } = await sendInPieces(
      receiveTimeouts,
      (body) => [body.subarray(0, -60)],
      0,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 4/);
    expect(quote).toBe("");
  });

  test("a form that keeps arriving is accepted, however slow", async () => {
    const inTen = (body: Buffer) => {
      const size = Math.ceil(body.length / 10);
      return Array.from({ length: 10 }, (_, n) => body.subarray(n * size, (n + 1) * size));
    };
    const { answer, quote } = await sendInPieces({ stallMs: 800 }, inTen, 200);
    expect(answer).toMatch(/^HTTP\/1\.1 200/);
    expect(quote).toBe("Slow.");
  });
});

describe("concurrent forms", () => {
  test("reads sixty-four, refuses more with Retry-After, then has room again", async () => {
    const busy = await createTestApp({ unlimited: true });
    // By two players, since at most fifty calls of one may wait.
    const players = [await register(busy), await register(busy)];
    const form = formOf(text("quote", "Hello."));
    let turn = 0;
    const patch = (payload: Buffer | Readable, remoteAddress = "203.0.113.9") => {
      const cookie = `sid=${players[turn++ % players.length]?.sid}`;
      const headers = { origin: ORIGIN, cookie, "content-type": FORM_TYPE };
      return busy.app.inject({ method: "PATCH", url, headers, payload, remoteAddress });
    };
    const slow = Array.from({ length: 64 }, () => new PassThrough());
    for (const stream of slow) stream.write(form.subarray(0, -10));
    // Sent lazily. Eight forms per address, here a /64, are read concurrently.
    const addressOf = (n: number) => `2001:db8:0:${Math.floor(n / 8)}::${1 + (n % 8)}`;
    const answers: Promise<{ statusCode: number }>[] = [];
    const readSlowly = async (from: number, to: number) => {
      const some = slow.slice(from, to);
      answers.push(...some.map(async (stream, n) => await patch(stream, addressOf(from + n))));
      // Wait until the written part is read, or another form would take its place.
      const isRead = () => some.every(({ readableLength }) => readableLength === 0);
      await vi.waitUntil(isRead, { timeout: 10_000 });
    };
    await readSlowly(0, 8);
    const ninth = await patch(form, "2001:db8::ffff");
    const [status, code] = [ninth.statusCode, ninth.headers["x-error-code"]];
    const ofNetwork = english.errors("networkUploads", { most: 8 });
    expect([status, code, ninth.body]).toEqual([503, "BUSY", ofNetwork]);
    expect((await patch(form)).statusCode).toBe(200);
    await readSlowly(8, 64);
    expectRefusal(await patch(form), 503, "BUSY");
    for (const stream of slow) stream.end(form.subarray(-10));
    for (const answer of answers) expect((await answer).statusCode).toBe(200);
    expect((await patch(form)).statusCode).toBe(200);
    await busy.close();
  });
});

describe("GET /pictures/….webp", () => {
  test("serves a picture publicly, cacheable forever, with all security headers", async () => {
    const { profilePicture } = (await send(formOf(picture()))).json();
    const response = await app.app.inject({ method: "GET", url: profilePicture });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    expect(response.rawPayload.subarray(0, 4).toString()).toBe("RIFF");
    expect(response.rawPayload.subarray(8, 12).toString()).toBe("WEBP");
    const head = await app.app.inject({ method: "HEAD", url: profilePicture });
    expect(head.statusCode).toBe(200);
  });

  test("is charged to the requesting network", async () => {
    const charge = vi.spyOn(app.services.limits, "charge");
    await app.send({ method: "GET", url: "/pictures/AAAAAAAAAAAAAAAA.webp", address: "192.0.2.9" });
    expect(charge.mock.calls).toEqual([["picture", null, "192.0.2.9"]]);
    charge.mockRestore();
  });

  test.each([
    "AAAAAAAAAAAAAAAA.webp",
    "AAAAAAAAAAAAAAAA.png",
    "..%2f..%2fpackage.json.webp",
    "%00.webp",
    ".webp",
    "'or'1'='1.webp",
  ])("there is no %s", async (name) => {
    expectRefusal(await app.send({ method: "GET", url: `/pictures/${name}` }), 404, "NOT_FOUND");
  });
});
