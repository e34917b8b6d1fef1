import type { EditedTextAnswer, StaffAnswer } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { pretendPage, refusal } from "../lib/testing.tsx";
import { press } from "../lib/testing-screen.ts";
import { StaffContext } from "./staff-context.ts";
import { makeStaff } from "./testing.ts";
import { TextEditor } from "./text-editor.tsx";

const t = english["admin-texts"];
const AT = "2026-06-01T12:00:00.000Z";
const OWN: EditedTextAnswer = {
  body: "Be kind.",
  defaultBody: "# Default",
  current: { id: "7", at: AT, by: "Alice", isDefault: false },
};
const VERSIONS = [
  { id: "7", at: AT, by: "Alice", length: 8 },
  { id: "6", at: AT, by: "Alice", length: 4 },
];

beforeEach(() => window.sessionStorage.clear());

async function open(
  text: EditedTextAnswer,
  staff: Partial<StaffAnswer> = {},
  save = () => ({ ok: true }),
) {
  const calls = vi.fn(async (path: string, _input: unknown): Promise<unknown> => {
    if (path === "adminTexts.get") return text;
    if (path === "adminTexts.versions") return { versions: VERSIONS, next: null };
    if (path === "adminTexts.version") return { body: "Old." };
    return save();
  });
  const page = pretendPage(calls);
  render(
    <StaffContext value={makeStaff(staff)}>
      <TextEditor page="rules" language="en" />
    </StaffContext>,
    { wrapper: page.wrapper },
  );
  const field: HTMLTextAreaElement = await screen.findByRole("textbox");
  await screen.findByText(t("inForce")).catch(() => null);
  return { calls, field };
}

const saved = (calls: { mock: { calls: unknown[][] } }) =>
  calls.mock.calls.filter(([path]) => path === "adminTexts.save").map(([, input]) => input);

it("saves what was typed from the version that was shown", async () => {
  const { calls, field } = await open(OWN);
  await press(t("save"));
  expect(saved(calls)).toEqual([]);
  await userEvent.type(field, " Always.");
  await press(t("save"));
  expect(saved(calls)).toEqual([
    { page: "rules", language: "en", body: "Be kind. Always.", base: "7" },
  ]);
  await screen.findByText(t("saved"));
});

it("saves the default text as none", async () => {
  const { calls, field } = await open(OWN);
  await press(t("useDefault"));
  expect(field.value).toBe(OWN.defaultBody);
  await press(t("save"));
  expect(saved(calls)).toEqual([{ page: "rules", language: "en", body: "", base: "7" }]);
});

it("puts an older version into the editor", async () => {
  const { field } = await open(OWN);
  await userEvent.click(screen.getAllByRole("button", { name: t("restore") })[1] as HTMLElement);
  await vi.waitFor(() => expect(field.value).toBe("Old."));
  expect(document.activeElement).toBe(field);
});

it("keeps what was typed if someone else was faster", async () => {
  const { field } = await open(OWN, {}, () => {
    throw refusal("CHANGED_MEANWHILE", "Someone else saved it.");
  });
  await userEvent.type(field, " Always.");
  await press(t("save"));
  expect((await screen.findByRole("alert")).textContent).toBe("Someone else saved it.");
  expect(field.value).toBe("Be kind. Always.");
  expect(window.sessionStorage.length).toBe(1);
});

it("lets only admins write", async () => {
  const { field } = await open(OWN, { role: "moderator" });
  expect(field.readOnly).toBe(true);
  expect(screen.queryByRole("button", { name: t("save") })).toBeNull();
});
