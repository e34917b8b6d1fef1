import type { Field } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getQueryKey } from "@trpc/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notifyError, notifySuccess } from "../../lib/notify.ts";
import { recordToasts, refusal } from "../../lib/testing.tsx";
import { button } from "../../lib/testing-screen.ts";
import { trpc } from "../../lib/trpc.ts";
import { usePlayer } from "../session/player-context.tsx";
import { makePayload, playingPage } from "../session/testing.tsx";
import { ProfileForm } from "./profile-form.tsx";

const t = english.profile;
const EMAIL = english.account("email");
const SHOWN = {
  username: "ada",
  email: "ada@example.org",
  baseName: "Ironhold",
  quote: "Dig.",
  profilePicture: "",
};
const BASE = getQueryKey(trpc.fields.field, { x: 1, y: 1 }, "query");

/** The form with the page's current profile, as in the dialog. */
function Form() {
  const user = usePlayer()?.user;
  return user && <ProfileForm user={user} />;
}

let serial = 0;

const UPDATE = "user.updateProfile";
const PASSWORD = "user.changePassword";

/** Opens the form of player ada; the server accepts every call except those in `refused`. */
function open(refused: Readonly<Record<string, Error>> = {}) {
  const calls: [path: string, input: unknown][] = [];
  const page = playingPage({
    payload: makePayload({ ...SHOWN, _id: `player ${++serial}` }),
    server: async (path, input) => {
      calls.push([path, input]);
      if (path in refused) throw refused[path];
      if (path === PASSWORD) return {};
      const { email: _, profilePicture: picture, ...words } = Object(input);
      return { ...SHOWN, ...words, ...(picture && { profilePicture: "/pictures/new.webp" }) };
    },
  });
  const owner = { ...SHOWN, _id: `player ${serial}` };
  page.queries.setQueryData(BASE, { type: "base", x: 1, y: 1, desc: "", user: owner });
  render(<Form />, { wrapper: page.wrapper });
  const user = userEvent.setup({ applyAccept: false });
  return {
    calls,
    page,
    user,
    /** Inputs of the profile updates sent so far. */
    sent: () => calls.filter(([path]) => path === UPDATE).map(([, input]) => input),
    save: () => user.click(button(t("form.submit"))),
    async retype(name: string, text: string) {
      await user.clear(field(name));
      await user.click(field(name));
      await user.paste(text);
    },
    choosePicture: (bytes = 1, type = "image/png") =>
      user.upload(field(t("form.picture")), new File([new Uint8Array(bytes)], "me.png", { type })),
  };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const picture = (name: string) => screen.findByRole<HTMLImageElement>("img", { name });

beforeEach(() => {
  recordToasts();
  URL.createObjectURL = vi.fn(() => "blob:preview");
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => {
  Reflect.deleteProperty(URL, "createObjectURL");
  Reflect.deleteProperty(URL, "revokeObjectURL");
});

it("sends only the changed fields and shows them immediately", async () => {
  const { calls, page, retype, save } = open();
  await retype(t("form.baseName"), "Emberhall");
  await save();
  await screen.findByText(t("form.saved"));
  // Spec §7: a password call follows each update, and changes nothing when both are empty.
  await waitFor(() =>
    expect(calls).toEqual([
      [UPDATE, { baseName: "Emberhall" }],
      [PASSWORD, { oldPassword: "", newPassword: "" }],
    ]),
  );
  expect(notifySuccess).toHaveBeenCalledExactlyOnceWith(t("form.updated"));
  expect(field(t("form.baseName")).value).toBe("Emberhall");
  const base = page.queries.getQueryData<Field>(BASE);
  expect(base?.user).toMatchObject({ baseName: "Emberhall", quote: "Dig." });
});

it("says that there is nothing to save, without calling the server", async () => {
  const { calls, save } = open();
  await save();
  screen.getByText(t("form.nothing"));
  expect(calls).toEqual([]);
  expect(notifySuccess).not.toHaveBeenCalled();
});

it.each([
  [t("form.baseName"), "x".repeat(31), english.inputs("faults.baseNameLong")],
  [EMAIL, "nowhere", english.inputs("faults.emailInvalid")],
])("refuses at its field before sending: %s", async (name, text, reason) => {
  const { calls, retype, save } = open();
  await retype(name, text);
  await save();
  expect(screen.getByRole("alert").textContent).toBe(reason);
  expect(document.activeElement).toBe(field(name));
  expect(calls).toEqual([]);
});

it("allows two lines in the quote, but not a third", async () => {
  const { calls, user, save } = open();
  const quote = field(t("form.quote"));
  await user.clear(quote);
  await user.type(quote, "One{Enter}Two{Enter}Three");
  expect(quote.value).toBe("One\nTwoThree");
  await user.paste("\nFour");
  await save();
  expect(screen.getByRole("alert").textContent).toBe(english.inputs("faults.quoteLines"));
  expect(calls).toEqual([]);
});

it("previews a chosen picture and sends it with the form", async () => {
  const { sent, choosePicture, retype, save } = open();
  await choosePicture(3);
  expect((await picture(t("form.pictureNext"))).getAttribute("src")).toBe("blob:preview");
  await retype(t("form.quote"), "Look.");
  await save();
  expect((await picture(t("form.pictureNow"))).getAttribute("src")).toBe("/pictures/new.webp");
  expect(sent()).toEqual([{ quote: "Look.", profilePicture: new Uint8Array(3) }]);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith("blob:preview");
});

it("discards a chosen picture", async () => {
  const { calls, user, choosePicture, save } = open();
  await choosePicture();
  await user.click(await screen.findByRole("button", { name: t("form.keepPicture") }));
  await picture(t("form.noPicture"));
  expect(document.activeElement).toBe(field(t("form.picture")));
  await save();
  expect(calls).toEqual([]);
});

it.each([
  ["empty", "image/png", 0, english.errors("pictureEmpty")],
  ["of another kind", "image/svg+xml", 10, english.errors("texts.PICTURE_INVALID")],
  ["too large to go unopened", "image/png", 1_048_577, t("form.pictureUnopened")],
])("refuses a picture before it is sent: %s", async (_, type, size, reason) => {
  const { calls, choosePicture, save } = open();
  await choosePicture(size, type);
  expect((await screen.findByRole("alert")).textContent).toBe(reason);
  expect(screen.queryByRole("img", { name: t("form.pictureNext") })).toBeNull();
  await save();
  expect(calls).toEqual([]);
});

it("reports an unreadable picture as such, not as a connection failure", async () => {
  const { user } = open();
  const file = new File(["x"], "gone.png", { type: "image/png" });
  const gone = () => Promise.reject(new DOMException("Gone.", "NotReadableError"));
  const unreadable = { arrayBuffer: gone, slice: () => ({ arrayBuffer: gone }) };
  await user.upload(field(english.profile("form.picture")), Object.assign(file, unreadable));
  expect(await screen.findByText(english.profile("form.pictureUnreadable"))).toBeDefined();
});

it("shows the server's reason and the spec's toast, and keeps the typed text", async () => {
  const text = english.errors("texts.PICTURE_INVALID");
  const { choosePicture, retype, save } = open({
    [UPDATE]: refusal("PICTURE_INVALID", text, { fields: { profilePicture: text } }),
  });
  await retype(t("form.baseName"), "Emberhall");
  await choosePicture();
  await save();
  expect((await screen.findByRole("alert")).textContent).toBe(text);
  expect(notifyError).toHaveBeenCalledExactlyOnceWith(t("form.failed"));
  expect(field(t("form.baseName")).value).toBe("Emberhall");
  await picture(t("form.pictureNext"));
});

describe("with passwords", () => {
  const OLD = t("password.old");
  const NEXT = english.account("newPassword");

  it.each([
    ["after the profile", "Emberhall"],
    ["alone", SHOWN.baseName],
  ])("changes the password %s, reports it, and clears the fields", async (_, baseName) => {
    const { calls, retype, save } = open();
    const changes = baseName !== SHOWN.baseName;
    await retype(t("form.baseName"), baseName);
    await retype(OLD, "first password");
    await retype(NEXT, "second password");
    await save();
    const done = t("password.done");
    await screen.findByText(changes ? `${t("form.saved")} ${done}` : done);
    expect(calls).toEqual([
      [UPDATE, changes ? { baseName } : {}],
      [PASSWORD, { oldPassword: "first password", newPassword: "second password" }],
    ]);
    const toasts = vi.mocked(notifySuccess).mock.calls.flat();
    expect(toasts).toEqual([...(changes ? [t("form.updated")] : []), t("password.updated")]);
    expect([field(OLD).value, field(NEXT).value]).toEqual(["", ""]);
  });

  it.each([
    [NEXT, OLD],
    [OLD, NEXT],
  ])("requires both passwords before sending, not only: %s", async (given, missing) => {
    const { calls, retype, save } = open();
    await retype(t("form.baseName"), "Emberhall");
    await retype(given, "a long password");
    await save();
    expect(screen.getByRole("alert").textContent).toBe(
      "Please input both old and new password to update password.",
    );
    expect(document.activeElement).toBe(field(missing));
    expect(calls).toEqual([]);
  });

  it("reports the profile as saved when the password is refused, and keeps the passwords", async () => {
    const text = english.errors("texts.WRONG_PASSWORD");
    const { sent, retype, save } = open({ [PASSWORD]: refusal("WRONG_PASSWORD", text) });
    await retype(EMAIL, "new@example.org");
    await retype(OLD, "not this one");
    await retype(NEXT, "second password");
    await save();
    expect((await screen.findByRole("alert")).textContent).toBe(text);
    expect(notifyError).toHaveBeenCalledExactlyOnceWith(t("password.failed"));
    expect(field(NEXT).value).toBe("second password");
    screen.getByText(t("form.mailed", { email: "new@example.org" }));
    // The retry does not send the new email address again.
    await save();
    await waitFor(() => expect(sent()).toEqual([{ email: "new@example.org" }, {}]));
  });
});
