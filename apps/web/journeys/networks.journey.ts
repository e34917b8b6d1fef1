/** An admin ends a flood of sign-ups, and looks at the world. */
import { insertFlood } from "@emberlode/db/testing";
import { english } from "@emberlode/messages/testing/english";
import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { freshName } from "./game-page.ts";
import { server, setUpGameServer } from "./game-server.ts";
import { press } from "./press.ts";
import { expectSound, openStaffPage, setUpSecondFactor, title } from "./staff-page.ts";

setUpGameServer();

const tAdmin = english.admin;
const t = english["admin-networks"];
const tWorld = english["admin-world"];

const FLOOD = 1_000;
const PREFIX = "2001:db8:f10d";
const NETWORK = "2001:db8:f10d::/48";
const MOST_CLICKS = 10;

it("frees the bases of a thousand sign-ups, and blocks their network", async () => {
  const { staff, username } = await openStaffPage("admin");
  const { page } = staff;
  const pool = server.pool();
  const [own] = await pool.query<{ id: number }>("select id from accounts where username = $1", [
    username,
  ]);
  // A world has hardly a thousand places for bases.
  await pool.query(
    "update fields set type = 'waste', version = version + 1 where type = 'metal' and x <= 10",
  );
  const flood = { modelId: own?.id ?? 0, count: FLOOD, name: freshName("Fl"), prefix: PREFIX };
  await insertFlood(pool, { ...flood, now: Date.now() });
  const basesLeft = async () => {
    const [row] = await pool.query<{ bases: number }>(
      "select count(*)::int as bases from accounts join players using (id) where address like $1 and base_x is not null",
      [`${PREFIX}:%`],
    );
    return row?.bases;
  };
  expect(await basesLeft()).toBe(FLOOD);
  await setUpSecondFactor(staff);

  let clicks = 0;
  const click = async (what: Locator) => {
    clicks += 1;
    await what.click();
  };
  await click(page.getByRole("link", { name: tAdmin("nav.networks") }));
  await title(page, t("title")).waitFor();
  await click(page.getByRole("tab", { name: t("list.sizes.ipv6-48") }));
  await click(page.getByRole("link", { name: NETWORK }));
  await title(page, NETWORK).waitFor();
  await expectSound(staff);
  await click(page.getByRole("button", { name: t("actions.free.label") }));
  const dialog = page.getByRole("dialog");
  const submit = dialog.getByRole("button", { name: t("actions.free.submit", { count: FLOOD }) });
  await submit.waitFor();
  await page.keyboard.type("A flood of sign-ups");
  await click(submit);
  await page.getByText(t("actions.free.done", { count: FLOOD, network: NETWORK })).waitFor();
  expect(await basesLeft()).toBe(0);
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);

  await press(page, t("blocks.addHere"));
  await dialog.getByText(t("blocks.preview.stay")).waitFor();
  await expectSound(staff);
  await dialog.getByLabel(tAdmin("actions.reason"), { exact: true }).fill("A flood");
  await press(dialog, t("blocks.dialog.submit"));
  await page.getByText(t("network.blocked"), { exact: true }).waitFor();
  await page.getByRole("link", { name: t("network.back") }).click();
  const blocks = page.getByRole("list", { name: t("blocks.title") });
  await blocks.getByText(NETWORK).waitFor();
  await expectSound(staff);
  await press(blocks, t("blocks.removeNamed", { subject: NETWORK }));
  await dialog.getByLabel(tAdmin("actions.reason"), { exact: true }).fill("It is over");
  await page.keyboard.press("Control+Enter");
  await page.getByText(t("blocks.none")).waitFor();

  await page.getByRole("link", { name: tAdmin("nav.world") }).click();
  const map = page.getByRole("application", { name: tWorld("map.label") });
  await map.focus();
  await page.keyboard.press("ArrowRight");
  await page
    .getByRole("status")
    .filter({ hasText: /^26, 25\. / })
    .waitFor();
  await page.getByText(tWorld("settings.groups.data")).click();
  await page.getByText("SESSION_SECRET").waitFor();
  await expectSound(staff);
});
