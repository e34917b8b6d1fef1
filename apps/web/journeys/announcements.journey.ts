/** An admin announces something and changes the rules; visitors read both. */
import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";
import { auditPage } from "./audit-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { takePooledPage } from "./page-pool.ts";
import { PHONE } from "./player-browser.ts";
import { press } from "./press.ts";
import { expectSound, openStaffPage, setUpSecondFactor, title } from "./staff-page.ts";

setUpGameServer();

const t = english["admin-announcements"];
const tTexts = english["admin-texts"];
const tBanner = english.announcements;
const NEWS = { title: "Maintenance at noon", content: "The server restarts." };
const MARKED = `${NEWS.content} Nothing is **lost**: see the [rules](/rules).`;
const RULE = "Be kind";

it("announces something with a banner, and replaces the rules", async () => {
  const { staff } = await openStaffPage("admin");
  const { page } = staff;
  await setUpSecondFactor(staff);

  await page.getByRole("link", { name: english.admin("nav.announcements") }).click();
  await title(page, t("title")).waitFor();
  await press(page, t("write"));
  const text = page.getByRole("group", { name: t("form.texts", { language: "English" }) });
  await text.getByLabel(t("form.title")).fill(NEWS.title);
  await text.getByLabel(t("form.content")).fill(MARKED);
  await page.getByText(t("form.previewBanner", { language: "English" })).waitFor();
  await expectSound(staff);
  await press(page, t("form.publish"));
  const dialog = page.getByRole("dialog");
  await dialog.getByText(t("confirm.banner")).waitFor();
  await expectSound(staff);
  await press(dialog, t("form.publish"));
  await page.getByText(t("done.published")).waitFor();
  await page.getByRole("heading", { level: 2, name: NEWS.title }).waitFor();

  const visitor = await takePooledPage(browser, server.url, PHONE);
  await visitor.page.goto("/ranks");
  await press(visitor.page, tBanner("more"));
  await visitor.page.getByText(`${NEWS.content} Nothing is lost: see the rules.`).waitFor();
  await auditPage(visitor);
  await visitor.page.locator(".notices").getByRole("link", { name: "rules" }).click();
  await title(visitor.page, english.shell("legal.rules")).waitFor();
  // It takes room of its own.
  const banner = await visitor.page.locator(".notices").boundingBox();
  const main = await visitor.page.getByRole("main").boundingBox();
  expect((banner?.y ?? 0) + (banner?.height ?? 0)).toBeLessThanOrEqual(main?.y ?? 0);
  await press(visitor.page, tBanner("dismiss", { title: NEWS.title }));
  await visitor.page.getByText(NEWS.title).waitFor({ state: "detached" });

  await page.goto("/admin/texts");
  await title(page, tTexts("title")).waitFor();
  await page
    .getByRole("list", { name: tTexts("languages", { page: english.shell("legal.rules") }) })
    .getByRole("link", { name: "English" })
    .click();
  const field = page.getByRole("textbox");
  // Longer than the largest body of other calls.
  await field.fill(
    `# ${english.shell("legal.rules")}\n\n## ${RULE}\n\n${"Always. ".repeat(2_400)}`,
  );
  await page.getByRole("heading", { level: 2, name: RULE }).waitFor();
  await expectSound(staff);
  await press(page, tTexts("save"));
  await page.getByText(tTexts("saved")).waitFor();
  await page.getByText(tTexts("inForce")).waitFor();

  await visitor.page.goto("/ranks");
  const link = visitor.page.getByRole("contentinfo").getByRole("link", {
    name: english.shell("legal.rules"),
  });
  await link.click();
  await visitor.page.getByRole("heading", { level: 2, name: RULE }).waitFor();
  const headings = visitor.page.getByRole("heading", { name: english.shell("legal.rules") });
  expect(await headings.count()).toBe(1);
  expect(await visitor.page.getByText(NEWS.title).count()).toBe(0);
});
