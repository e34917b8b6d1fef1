import type { Field } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getQueryKey } from "@trpc/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { recordToasts, refusal } from "../../../lib/testing.tsx";
import { trpc } from "../../../lib/trpc.ts";
import { usePlayer } from "../../session/player-context.ts";
import { makePayload, playingPage } from "../../session/testing.tsx";
import { ProfileForm } from "./profile-form.tsx";

const SHOWN = {
  ...{ username: "ada", email: "ada@example.org", baseName: "Ironhold" },
  ...{ quote: "Dig.", profilePicture: "" },
};
const BASE = getQueryKey(trpc.fields.field, { x: 1, y: 1 }, "query");

/** The form as the window has it: over the profile that the page knows. */
function Form() {
  const user = usePlayer()?.user;
  return user && <ProfileForm user={user} />;
}

let serial = 0;

/** The form of a player called ada; what is sent is answered as the server would, or refused. */
function open(refuse?: Error, refusePassword?: Error) {
  const sent: unknown[] = [];
  /** All calls in their order, by what they change. */
  const calls: [what: string, input: unknown][] = [];
  const page = playingPage({
    payload: makePayload({ ...SHOWN, _id: `player ${++serial}` }),
    server: async (path, input) => {
      calls.push([path, input]);
      if (path === "user.changePassword") {
        if (refusePassword !== undefined) throw refusePassword;
        return {};
      }
      if (path !== "user.updateProfile") throw new Error(path);
      sent.push(input);
      if (refuse !== undefined) throw refuse;
      const { email: _, profilePicture: picture, ...words } = Object(input);
      return { ...SHOWN, ...words, ...(picture && { profilePicture: "/pictures/new.webp" }) };
    },
  });
  const user = { ...SHOWN, _id: `player ${serial}` };
  page.queries.setQueryData(BASE, { type: "base", x: 1, y: 1, desc: "", user });
  render(<Form />, { wrapper: page.wrapper });
  return { sent, calls, page, user: userEvent.setup({ applyAccept: false }) };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => screen.getByRole("button", { name: english.profile("form.submit") });
const line = () => screen.getByText(/^(Saved|There's nothing to save)/).textContent;

async function retype(user: ReturnType<typeof userEvent.setup>, name: string, text: string) {
  await user.clear(field(name));
  await user.type(field(name), text);
}

beforeEach(() => {
  recordToasts();
  URL.createObjectURL = vi.fn(() => "blob:preview");
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => {
  Reflect.deleteProperty(URL, "createObjectURL");
  Reflect.deleteProperty(URL, "revokeObjectURL");
});

it("sends what was changed and nothing else, and the page shows it at once", async () => {
  const { calls, page, user } = open();
  await retype(user, english.profile("form.baseName"), "Emberhall");
  await user.click(save());
  expect(await screen.findByText(english.profile("form.saved"))).toBeDefined();
  // Spec §7: the password's call follows each update, and changes nothing while both are empty.
  await waitFor(() =>
    expect(calls).toEqual([
      ["user.updateProfile", { baseName: "Emberhall" }],
      ["user.changePassword", { oldPassword: "", newPassword: "" }],
    ]),
  );
  expect(notifySuccess).toHaveBeenCalledExactlyOnceWith(english.profile("form.updated"));
  expect(field(english.profile("form.baseName")).value).toBe("Emberhall");
  const base = page.queries.getQueryData<Field>(BASE);
  expect(base?.user).toMatchObject({ baseName: "Emberhall", quote: "Dig." });
});

it("says so when there is nothing to save, and asks nothing of the server", async () => {
  const { calls, user } = open();
  await user.click(save());
  expect(line()).toBe(english.profile("form.nothing"));
  expect(calls).toEqual([]);
  expect(notifySuccess).not.toHaveBeenCalled();
});

it("says that a new address waits for the link mailed to it", async () => {
  const { sent, user } = open();
  await retype(user, english.account("email"), "new@example.org");
  await user.click(save());
  expect(
    await screen.findByText(english.profile("form.mailed", { email: "new@example.org" })),
  ).toBeDefined();
  expect(sent).toEqual([{ email: "new@example.org" }]);
  expect(field(english.account("email")).value).toBe("ada@example.org");
});

it.each([
  ["Base name", "x".repeat(31), english.inputs("faults.baseNameLong")],
  ["Quote", "x".repeat(91), english.inputs("faults.quoteLong")],
  [english.account("email"), "nowhere", english.inputs("faults.emailStrange")],
])("refuses at its field before sending: %s", async (name, text, reason) => {
  const { sent, user } = open();
  await user.clear(field(name));
  await user.click(field(name));
  await user.paste(text);
  await user.click(save());
  expect(screen.getByRole("alert").textContent).toBe(reason);
  expect(document.activeElement).toBe(field(name));
  expect(sent).toEqual([]);
  expect(notifyError).not.toHaveBeenCalled();
});

it("wants an e-mail address", async () => {
  const { sent, user } = open();
  await user.clear(field(english.account("email")));
  await user.click(save());
  expect(field(english.account("email")).getAttribute("aria-invalid")).toBe("true");
  expect(sent).toEqual([]);
});

it("lets Enter begin a second line of the quote and no third", async () => {
  const { sent, user } = open();
  await retype(user, english.profile("form.quote"), "One{Enter}Two{Enter}Three");
  expect(field(english.profile("form.quote")).value).toBe("One\nTwoThree");
  await user.click(field(english.profile("form.quote")));
  await user.paste("\nFour");
  await user.click(save());
  expect(screen.getByRole("alert").textContent).toBe(english.inputs("faults.quoteLines"));
  expect(sent).toEqual([]);
});

it("shows a chosen picture before it is sent, and sends it along with the form", async () => {
  const { sent, user } = open();
  const file = new File([new Uint8Array([1, 2, 3])], "me.png", { type: "image/png" });
  await user.upload(field(english.profile("form.picture")), file);
  const preview = await screen.findByRole("img", { name: english.profile("form.pictureNext") });
  expect(preview.getAttribute("src")).toBe("blob:preview");
  await retype(user, english.profile("form.quote"), "Look.");
  await user.click(save());
  const shown = await screen.findByRole("img", { name: english.profile("form.pictureNow") });
  expect(shown.getAttribute("src")).toBe("/pictures/new.webp");
  expect(sent).toEqual([{ quote: "Look.", profilePicture: new Uint8Array([1, 2, 3]) }]);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith("blob:preview");
});

it("takes a chosen picture back", async () => {
  const { sent, user } = open();
  await user.upload(
    field(english.profile("form.picture")),
    new File(["x"], "me.png", { type: "image/png" }),
  );
  await user.click(
    await screen.findByRole("button", { name: english.profile("form.keepPicture") }),
  );
  expect(screen.getByRole("img", { name: english.profile("form.noPicture") })).toBeDefined();
  expect(document.activeElement).toBe(field(english.profile("form.picture")));
  await user.click(save());
  expect(sent).toEqual([]);
});

it.each([
  ["empty", "image/png", 0, english.errors("pictureEmpty")],
  ["of another kind", "image/svg+xml", 10, english.errors("texts.PICTURE_INVALID")],
  ["too large to go unopened", "image/png", 1_048_577, english.profile("form.pictureUnopened")],
])("refuses a picture before it is sent: %s", async (_, type, size, reason) => {
  const { sent, user } = open();
  await user.upload(
    field(english.profile("form.picture")),
    new File([new Uint8Array(size)], "me", { type }),
  );
  expect((await screen.findByRole("alert")).textContent).toBe(reason);
  expect(screen.queryByRole("img", { name: /not saved yet/ })).toBeNull();
  await user.click(save());
  expect(sent).toEqual([]);
});

it("says that a picture can no longer be read, not that the server is away", async () => {
  const { user } = open();
  const file = new File(["x"], "gone.png", { type: "image/png" });
  const gone = () => Promise.reject(new DOMException("Gone.", "NotReadableError"));
  const unreadable = { arrayBuffer: gone, slice: () => ({ arrayBuffer: gone }) };
  await user.upload(field(english.profile("form.picture")), Object.assign(file, unreadable));
  expect(await screen.findByText(english.profile("form.pictureUnreadable"))).toBeDefined();
});

it("shows why the server refused, keeps what was typed, and says the spec's toast", async () => {
  const text = english.errors("texts.PICTURE_INVALID");
  const { user } = open(refusal("PICTURE_INVALID", text, { fields: { profilePicture: text } }));
  await retype(user, english.profile("form.baseName"), "Emberhall");
  await user.upload(
    field(english.profile("form.picture")),
    new File(["x"], "me.png", { type: "image/png" }),
  );
  await user.click(save());
  expect((await screen.findByRole("alert")).textContent).toBe(text);
  expect(notifyError).toHaveBeenCalledExactlyOnceWith(english.profile("form.failed"));
  expect(field(english.profile("form.baseName")).value).toBe("Emberhall");
  expect(screen.getByRole("img", { name: english.profile("form.pictureNext") })).toBeDefined();
});

describe("with passwords", () => {
  const old = () => field(english.profile("password.old"));
  const next = () => field(english.account("newPassword"));

  it("changes profile, then password, says both, and forgets what was typed", async () => {
    const { calls, user } = open();
    await retype(user, english.profile("form.baseName"), "Emberhall");
    await user.type(old(), "first password");
    await user.type(next(), "second password");
    await user.click(save());
    await screen.findByText(`${english.profile("form.saved")} ${english.profile("password.done")}`);
    expect(calls).toEqual([
      ["user.updateProfile", { baseName: "Emberhall" }],
      ["user.changePassword", { oldPassword: "first password", newPassword: "second password" }],
    ]);
    expect(vi.mocked(notifySuccess).mock.calls).toEqual([
      [english.profile("form.updated")],
      [english.profile("password.updated")],
    ]);
    expect([old().value, next().value]).toEqual(["", ""]);
  });

  it("changes the password alone", async () => {
    const { calls, user } = open();
    await user.type(old(), "first password");
    await user.type(next(), "second password");
    await user.click(save());
    await screen.findByText(english.profile("password.done"));
    expect(calls.map(([path]) => path)).toEqual(["user.updateProfile", "user.changePassword"]);
  });

  it.each([
    ["the old one", "", "second password", "Old password"],
    ["the new one", "first password", "", "New password"],
  ])("wants both before anything is sent: %s is missing", async (_, first, second, missing) => {
    const { calls, user } = open();
    await retype(user, english.profile("form.baseName"), "Emberhall");
    if (first) await user.type(old(), first);
    if (second) await user.type(next(), second);
    await user.click(save());
    expect(screen.getByRole("alert").textContent).toBe(
      "Please input both old and new password to update password.",
    );
    expect(document.activeElement).toBe(field(missing));
    expect(calls).toEqual([]);
  });

  it("says that the profile is saved where the password is refused, and keeps the passwords", async () => {
    const text = english.errors("texts.WRONG_PASSWORD");
    const { sent, user } = open(undefined, refusal("WRONG_PASSWORD", text));
    await retype(user, english.account("email"), "new@example.org");
    await user.type(old(), "not this one");
    await user.type(next(), "second password");
    await user.click(save());
    expect((await screen.findByRole("alert")).textContent).toBe(text);
    expect(notifyError).toHaveBeenCalledExactlyOnceWith(english.profile("password.failed"));
    expect(next().value).toBe("second password");
    screen.getByText(english.profile("form.mailed", { email: "new@example.org" }));
    // Tried again, the address is not asked for a second time.
    await user.click(save());
    await waitFor(() => expect(sent).toEqual([{ email: "new@example.org" }, {}]));
  });
});
