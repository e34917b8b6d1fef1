import { purge } from "@emberlode/db";
import { DAY, MINUTE } from "@emberlode/game";
import { beforeAll, expect, test } from "vitest";
import {
  keepCookie,
  PASSWORD,
  type Player,
  refusal,
  refusedAt,
  refusedWith,
} from "../../testing/game.ts";
import { runFiftyConcurrently } from "../../testing/repeat.ts";
import { auditRows, setRole } from "../../testing/staff.ts";
import { useGame } from "../../testing/use-game.ts";
import { isAddressBlocked } from "../accounts/sign-up-blocks.queries.ts";

const game = useGame();
let admin: Player;
beforeAll(async () => {
  admin = await game.player("Alice");
  await setRole(game.services.db, "Alice", "admin");
});

const REASON = "A flood of sign-ups.";
const block = (subject: string, minutes: number | null = null) =>
  admin.call.adminNetworks.block({ subject, minutes, reason: REASON });
const blocks = async () => (await admin.call.adminNetworks.blocks({})).blocks;
const preview = (subject: string) => admin.call.adminNetworks.previewBlock({ subject });
async function unblock(subject: string) {
  const found = (await blocks()).find((one) => one.subject === subject);
  if (found === undefined) throw new Error(`${subject} is not blocked.`);
  return admin.call.adminNetworks.unblock({ block: found.id, reason: "It's over." });
}

let made = 0;
function form(domain = "example.org") {
  made += 1;
  return { username: `Joiner${made}`, email: `Joiner${made}@${domain}`, password: PASSWORD };
}

test("a blocked network has no new players and names, immediately in every process", async () => {
  const begun = await game.guest("203.0.113.9");
  const address = "203.0.113.7";
  await block("203.0.113.77/24");
  const other = await game.another();
  expect(await isAddressBlocked(other.db, address, game.clock.now())).toBe(true);
  const browser = game.browser(address);
  expect(await refusal(browser.call.user.guest({}))).toEqual(refusedWith("NETWORK_BLOCKED"));
  expect(await refusal(browser.call.user.register(form()))).toEqual(refusedWith("NETWORK_BLOCKED"));
  expect(await refusal(begun.call.user.upgrade(form()))).toEqual(refusedWith("NETWORK_BLOCKED"));
  await game.browser("203.0.114.7").call.user.register(form());
  await unblock("203.0.113.0/24");
  await browser.call.user.register(form());
});

test("a blocked IPv6 network contains all its addresses", async () => {
  await block("2001:db8:b10c::/48", 2);
  for (const address of ["2001:db8:b10c::1", "2001:db8:b10c:ffff::1"]) {
    const asked = game.browser(address).call.user.guest({});
    expect(await refusal(asked)).toEqual(refusedWith("NETWORK_BLOCKED"));
  }
  await game.guest("2001:db8:b10d::1");
  game.clock.pass(2 * MINUTE);
  await game.guest("2001:db8:b10c::1");
});

test("a blocked mail domain includes subdomains, at sign-up and when an address changes", async () => {
  const begun = await game.guest();
  const settled = await game.player();
  await block("@Spam.example", 3 * (DAY / MINUTE));
  const refused = refusedAt("email", "MAIL_DOMAIN_BLOCKED");
  for (const domain of ["spam.example", "SPAM.example", "a.b.spam.example"]) {
    expect(await refusal(game.browser().call.user.register(form(domain)))).toEqual(refused);
    expect(await refusal(begun.call.user.upgrade(form(domain)))).toEqual(refused);
    const { email } = form(domain);
    expect(await refusal(settled.call.user.updateProfile({ email }))).toEqual(refused);
  }
  await game.browser().call.user.register(form("nospam.example"));
  await game.browser().call.user.register(form("spam.example.org"));
  await unblock("spam.example");
  keepCookie(begun);
  await begun.call.user.upgrade(form("spam.example"));
});

test("shows blocks with reason, author and end, and removes ended ones", async () => {
  await block("198.18.7.0/24", 2);
  await block("listed.example");
  const at = new Date(game.clock.now()).toISOString();
  expect((await blocks()).slice(0, 2)).toEqual([
    expect.objectContaining({ kind: "domain", subject: "listed.example", until: null }),
    {
      id: expect.any(Number),
      kind: "network",
      subject: "198.18.7.0/24",
      reason: REASON,
      by: "Alice",
      at,
      until: new Date(game.clock.now() + 2 * MINUTE).toISOString(),
    },
  ]);
  const { block: found } = await admin.call.adminNetworks.get({ network: "198.18.7.128/25" });
  expect(found?.subject).toBe("198.18.7.0/24");
  game.clock.pass(2 * MINUTE);
  expect((await blocks()).map(({ subject }) => subject)).not.toContain("198.18.7.0/24");
  expect((await purge(game.services.db, game.clock.now())).blocks).toBeGreaterThanOrEqual(1);
  expect(await admin.call.adminNetworks.get({ network: "198.18.7.0/24" })).toMatchObject({
    block: null,
  });
});

test("refuses a block that another one covers for as long, and allows a longer or wider one", async () => {
  await block("198.19.0.0/16", 2);
  const nothing = { code: "NOTHING_TO_CHANGE", text: expect.stringContaining("198.19.0.0/16") };
  expect(await refusal(block("198.19.0.0/16"))).toMatchObject(nothing);
  expect(await refusal(block("198.19.5.0/24", 1))).toMatchObject(nothing);
  expect(await preview("198.19.5.0/24")).toMatchObject({
    coveredBy: { subject: "198.19.0.0/16" },
    covers: [],
  });
  await block("198.19.5.0/24");
  expect(await preview("198.19.0.0/16")).toMatchObject({ covers: [{ subject: "198.19.5.0/24" }] });
  await block("inner.wide.example");
  await block("wide.example");
  expect(await refusal(block("other.wide.example"))).toMatchObject({ code: "NOTHING_TO_CHANGE" });
  expect(await preview("wide.example")).toMatchObject({
    covers: [{ subject: "inner.wide.example" }],
  });
  // An ended block gives way to a new one.
  game.clock.pass(2 * MINUTE);
  await block("198.19.0.0/16");
});

test("the preview counts who is there, and warns of the caller's own network and domain", async () => {
  const player = await game.player();
  await game.pool.query("update accounts set address = '198.18.90.4' where id = $1::int", [
    player.id,
  ]);
  expect(await preview("198.18.90.0/24")).toEqual({
    kind: "network",
    subject: "198.18.90.0/24",
    accounts: 1,
    guests: 0,
    played: 0,
    coversYou: false,
    coveredBy: null,
    covers: [],
  });
  const { subject, coversYou } = await preview(`${admin.address.replace("::1", "::")}/48`);
  expect([subject.endsWith("::/48"), coversYou]).toEqual([true, true]);
  expect((await preview("example.org")).coversYou).toBe(true);
  expect((await preview("org.example")).coversYou).toBe(false);
  expect((await preview("ample.org")).coversYou).toBe(false);
  expect((await preview("example.org")).accounts).toBeGreaterThan(1);
});

test("refuses subjects that are neither a network nor a domain", async () => {
  for (const subject of [
    "",
    "localhost",
    "10.0.0.0/8",
    "a b.example",
    "x@y.example",
    "-a.example",
  ]) {
    expect(await refusal(block(subject))).toMatchObject({ code: "BAD_INPUT" });
  }
});

test("fifty equal blocks and removals have one effect and one row each", async () => {
  const last = (await auditRows(game.pool)).length;
  const input = { subject: "198.18.200.0/24", minutes: 60, reason: REASON };
  expect(await runFiftyConcurrently(() => admin.call.adminNetworks.block(input))).toEqual({
    done: 1,
    refused: ["NOTHING_TO_CHANGE"],
  });
  const id = (await blocks()).find(({ subject }) => subject === input.subject)?.id ?? 0;
  const reason = "It's over.";
  expect(
    await runFiftyConcurrently(() => admin.call.adminNetworks.unblock({ block: id, reason })),
  ).toEqual({
    done: 1,
    refused: ["NOT_FOUND"],
  });
  const common = { by: admin.id, target: null, subject: input.subject };
  expect((await auditRows(game.pool)).slice(last)).toEqual([
    { ...common, action: "blockSignUps", reason: REASON, facts: { minutes: 60 } },
    { ...common, action: "unblockSignUps", reason, facts: {} },
  ]);
});
