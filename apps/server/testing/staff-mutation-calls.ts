/** Prepares each mutation of staff for one call over REST. */
import { signUpBlocks, siteTexts } from "@emberlode/db";
import { DAY } from "@emberlode/game";
import {
  insertAnnouncement,
  insertAppeal,
  insertCase,
  insertMailBlock,
  insertReport,
  insertWarning,
  insertWord,
  NOTICE,
} from "./moderation.ts";
import { register } from "./players.ts";
import { newcomer, type Prepare, send } from "./prepare.ts";
import { firstCode, makeStaff } from "./staff.ts";
import type { TestApp } from "./test-app.ts";

/** A peace that can be announced. */
const nextPeace = ({ services: { clock } }: TestApp) => ({
  kind: "peace",
  from: new Date(clock.now() + 3 * DAY).toISOString(),
  until: new Date(clock.now() + 4 * DAY).toISOString(),
});

/** By procedure, unless its definition's example suffices. */
export const STAFF_CALLS: Readonly<Record<string, Prepare>> = {
  "adminReports.decide": async (app, player) => {
    const { id } = await register(app);
    const report = { targetId: id, reporterId: (await register(app)).id, reason: "other" } as const;
    await insertReport(app, report, 0);
    await makeStaff(app, player, "moderator");
    const decision = { decision: "dismiss", reason: "Nothing wrong." };
    return { body: { subject: "player", player: String(id), message: null, ...decision } };
  },
  "adminAppeals.decide": async (app, player) => {
    const { id } = await register(app);
    const sanctionId = await insertWarning(app, id, 0);
    const appeal = await insertAppeal(app, { sanctionId, body: "Please." }, 0);
    await makeStaff(app, player, "admin");
    return { body: { appeal, decision: "uphold", reason: "It was you." } };
  },
  "adminEvidence.dismiss": async (app, player) => {
    const [main, other] = [await register(app), await register(app)];
    const id = await insertCase(app, { mainId: main.id, accounts: [other.id] }, 0);
    await makeStaff(app, player, "moderator");
    return { body: { id, reason: "Siblings." } };
  },
  "admin.confirm": async (app, player) => {
    await makeStaff(app, player, "support");
    return { body: { password: player.password } };
  },
  "admin.setUpSecondFactor": async (app, player) => {
    await makeStaff(app, player, "support");
    return { body: { password: player.password } };
  },
  "admin.enableSecondFactor": async (app, player) => ({
    body: { code: await firstCode(app, player) },
  }),
  "admin.removeSecondFactor": async (app, player) => {
    await send(app, player, "PUT", "/api/admin/second-factor", {
      code: await firstCode(app, player),
    });
    return {};
  },
  "adminPlayers.secrets": async (app, player) => {
    const { username } = await register(app);
    await makeStaff(app, player, "admin");
    return { params: { username } };
  },
  "adminPlayers.addNote": async (app, player) => {
    const { username } = await register(app);
    await makeStaff(app, player, "moderator");
    return { params: { username }, body: { body: "Seen." } };
  },
  "adminPlayers.act": async (app, player) => {
    const { username } = await register(app);
    await makeStaff(app, player, "admin");
    return { params: { username }, body: { action: { kind: "warn" }, reason: "Spam." } };
  },
  "adminNetworks.act": async (app, player) => {
    await makeStaff(app, player, "admin");
    const [other] = await app.pool.query<{ address: string }>(
      "select address from accounts where id = $1::int",
      [(await register(app)).id],
    );
    return { body: { network: other?.address, action: "suspend", reason: "A flood." } };
  },
  "adminWords.add": async (app, player) => {
    await makeStaff(app, player, "admin");
    const text = `zq ${newcomer().username}`;
    return { body: { text, scope: "both", action: "mask", isWhole: true, note: "Spam." } };
  },
  "adminWords.remove": async (app, player) => {
    await makeStaff(app, player, "admin");
    const word = { text: `zx ${newcomer().username}`, addedBy: player.id };
    return { params: { id: String(await insertWord(app, word, 0)) } };
  },
  "adminNetworks.setSignups": async (app, player) => {
    await makeStaff(app, player, "admin");
    await app.pool.query("update worlds set signups = null");
    return { body: { signups: "open", reason: "A flood." } };
  },
  "adminAnnouncements.create": async (app, player) => {
    await makeStaff(app, player, "admin");
    return { body: NOTICE };
  },
  "adminAnnouncements.edit": async (app, player) => {
    await makeStaff(app, player, "admin");
    const id = await insertAnnouncement(app, player.id, app.services.clock.now());
    return { params: { id: String(id) }, body: NOTICE };
  },
  "adminAnnouncements.withdraw": async (app, player) => {
    await makeStaff(app, player, "admin");
    const id = await insertAnnouncement(app, player.id, app.services.clock.now());
    return { params: { id: String(id) } };
  },
  "adminTexts.save": async (app, player) => {
    await makeStaff(app, player, "admin");
    await app.services.db.delete(siteTexts);
    return { params: { page: "rules" }, body: { language: "en", body: "Be kind.", base: null } };
  },
  "adminSchedule.set": async (app, player) => {
    await makeStaff(app, player, "admin");
    return { body: { ...nextPeace(app), reason: "Holidays." } };
  },
  "adminSchedule.end": async (app, player) => {
    await makeStaff(app, player, "admin");
    await send(app, player, "PUT", "/api/admin/schedule", {
      ...nextPeace(app),
      reason: "Holidays.",
    });
    return { body: { kind: "peace", reason: "It's not needed." } };
  },
  "adminNetworks.block": async (app, player) => {
    await makeStaff(app, player, "admin");
    await app.services.db.delete(signUpBlocks);
    return { body: { subject: "198.51.100.0/24", minutes: null, reason: "A flood." } };
  },
  "adminNetworks.unblock": async (app, player) => {
    await makeStaff(app, player, "admin");
    return { body: { block: await insertMailBlock(app, 0), reason: "It's over." } };
  },
  "admin.findAccounts": async (app, player) => {
    await makeStaff(app, player, "admin");
    return { body: { text: "@example.org" } };
  },
  "adminWorld.look": async (app, player) => {
    await makeStaff(app, player, "admin");
    return {};
  },
};
