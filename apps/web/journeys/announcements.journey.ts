/** An admin announces something and changes the rules; visitors read both. */
import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";
import { auditPage } from "./audit-page.ts";
import { PHONE } from "./player-browser.ts";
import { press } from "./press.ts";
import { takePooledSeat } from "./seat-pool.ts";
import { expectSound, setUpSecondFactor, takeStaffSeat, title } from "./staff-seat.ts";
import { browser, openStage, server } from "./stage.ts";

openStage();

const t = english["admin-announcements"];
const tTexts = english["admin-texts"];
const tBanner = english.announcements;
const NEWS = { title: "Maintenance at noon", content: "The server restarts. Nothing is lost." };
const RULE = "Be kind";

it("announces something with a banner, and replaces the rules", async () => {
  const { seat } = await takeStaffSeat("admin");
  const { page } = seat;
  await setUpSecondFactor(seat);

  await page.getByRole("link", { name: english.admin("nav.announcements") }).click();
  await title(page, t("title")).waitFor();
  await press(page, t("write"));
  const text = page.getByRole("group", { name: t("form.texts", { language: "English" }) });
  await text.getByLabel(t("form.title")).fill(NEWS.title);
  await text.getByLabel(t("form.content")).fill(NEWS.content);
  await page.getByText(t("form.previewBanner", { language: "English" })).waitFor();
  await expectSound(seat);
  await press(page, t("form.publish"));
  const dialog = page.getByRole("dialog");
  await dialog.getByText(t("confirm.banner")).waitFor();
  await expectSound(seat);
  await press(dialog, t("form.publish"));
  await page.getByText(t("done.published")).waitFor();
  await page.getByRole("heading", { level: 2, name: NEWS.title }).waitFor();

  const visitor = await takePooledSeat(browser, server.url, PHONE);
  await visitor.page.goto("/ranks");
  await press(visitor.page, tBanner("more"));
  await visitor.page.getByText(NEWS.content).waitFor();
  await auditPage(visitor);
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
  await field.fill(`## ${RULE}\n\n${"Always. ".repeat(2_400)}`);
  await page.getByRole("heading", { level: 2, name: RULE }).waitFor();
  await expectSound(seat);
  await press(page, tTexts("save"));
  await page.getByText(tTexts("saved")).waitFor();
  await page.getByText(tTexts("inForce")).waitFor();

  const link = visitor.page.getByRole("contentinfo").getByRole("link", {
    name: english.shell("legal.rules"),
  });
  await link.click();
  await title(visitor.page, english.shell("legal.rules")).waitFor();
  await visitor.page.getByRole("heading", { level: 2, name: RULE }).waitFor();
  expect(await visitor.page.getByText(NEWS.title).count()).toBe(0);
});
