import { english } from "@emberlode/messages/testing/english";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { store } from "../../lib/store.ts";
import { refusal } from "../../lib/testing.tsx";
import { button } from "../../lib/testing-screen.ts";
import { timeInWords } from "../../lib/times.ts";
import { DeletionSlot } from "../deletion/deletion-slot.tsx";
import { usePlayer } from "../session/player-context.tsx";
import { loginNoticeAtom } from "../session/session-atoms.ts";
import { makePayload } from "../session/testing.tsx";
import { renderPlaying } from "../session/testing-render.tsx";
import OwnData from "./own-data.tsx";

const t = english["own-data"];
const AT = "2026-12-06T15:00:00.000Z";
const LINK = { path: "/api/user/export/ticket", expiresAt: AT };

// The notice of a deleted guest would be on the pages of other tests.
afterEach(() => store.set(loginNoticeAtom, null));

function Page() {
  const payload = usePlayer();
  if (payload === undefined) return null;
  return (
    <>
      <DeletionSlot deletesAt={payload.user.deletesAt} />
      <OwnData user={payload.user} />
    </>
  );
}

/** Opens the tab; the server knows the password. */
function open(set: Parameters<typeof makePayload>[0] = {}) {
  const asked: unknown[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    "user.prepareExport": LINK,
    "user.deleteAccount": { deletesAt: AT },
    "user.keepAccount": { ok: true },
  };
  const server = async (path: string, input: unknown) => {
    const answer = answers[path];
    if (answer === undefined) return new Promise(() => {});
    asked.push([path, input]);
    if (Object(input).password === "not this") {
      const text = english.errors("texts.WRONG_PASSWORD");
      throw refusal("WRONG_PASSWORD", text, { fields: { password: text } });
    }
    return answer;
  };
  renderPlaying(<Page />, { payload: makePayload(set), server });
  return { asked, user: userEvent.setup() };
}

const passwords = () => screen.getAllByLabelText(t("password"));

it("downloads the data once the password is right, and offers the link again", async () => {
  const clicked: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(new URL(this.href).pathname);
  });
  const { asked, user } = open();
  const [password] = passwords();
  if (password === undefined) throw new Error("There is no field.");
  await user.type(password, "not this");
  await user.click(button(t("export.submit")));
  await screen.findByText(english.errors("texts.WRONG_PASSWORD"));
  expect(clicked).toEqual([]);
  await user.clear(password);
  await user.type(password, "correct horse");
  await user.click(button(t("export.submit")));
  const again = await screen.findByRole("link", { name: t("export.again") });
  expect(again.getAttribute("href")).toBe(LINK.path);
  expect(clicked).toEqual([LINK.path]);
  expect(asked.at(-1)).toEqual(["user.prepareExport", { password: "correct horse" }]);
  click.mockRestore();
});

it("says what a deletion means, then when it will be, and keeps the account", async () => {
  const { asked, user } = open();
  for (const text of [t("delete.lead"), t("delete.former"), t("delete.name")])
    screen.getByText(text);
  const password = passwords().at(-1);
  if (password === undefined) throw new Error("There is no field.");
  await user.type(password, "correct horse");
  await user.click(button(t("delete.submit")));
  const when = t("pending.text", { time: timeInWords(Date.parse(AT)) });
  // On the tab and among the panels of the game.
  await waitFor(() => expect(screen.getAllByText(when)).toHaveLength(2));
  const [keep] = screen.getAllByRole("button", { name: t("pending.keep") });
  if (keep === undefined) throw new Error("There is no button.");
  await user.click(keep);
  await screen.findByRole("button", { name: t("delete.submit") });
  expect(screen.queryByText(when)).toBeNull();
  expect(asked.map((call) => Object(call)[0])).toEqual(["user.deleteAccount", "user.keepAccount"]);
});

it("asks a guest before the guest is deleted, without a password", async () => {
  const { asked, user } = open({ isGuest: true });
  expect(screen.queryByLabelText(t("password"))).toBeNull();
  await user.click(button(t("guest.submit")));
  expect(asked).toEqual([]);
  await user.click(button(t("guest.question.verb")));
  await waitFor(() => expect(asked).toEqual([["user.deleteAccount", {}]]));
});
