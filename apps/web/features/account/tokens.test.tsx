import { TOKEN_SCOPES, type TokenScope } from "@emberlode/contract";
import { english, startingWith } from "@emberlode/messages/testing/english";
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import * as copy from "../../lib/notify.ts";
import { press } from "../../lib/testing-screen.ts";
import { renderPlaying } from "../session/testing-render.tsx";
import { Tokens } from "./tokens.tsx";

const t = english.profile;
const time = "2025-06-01T12:00:00.000Z";
const token = (
  _id: string,
  name: string,
  lastUsedAt: string | null = null,
  allowed: readonly TokenScope[] = TOKEN_SCOPES,
) => {
  const scopes = TOKEN_SCOPES.filter((scope) => allowed.includes(scope));
  return { _id, name, scopes, createdAt: time, lastUsedAt };
};

function open(first: ReturnType<typeof token>[] = []) {
  let tokens = first;
  const changes: unknown[] = [];
  const server = async (path: string, input: unknown) => {
    if (path === "user.tokens") return { tokens };
    changes.push([path, input]);
    const { id, name, scopes } = Object(input);
    if (path === "user.deleteToken") {
      tokens = tokens.filter(({ _id }) => _id !== id);
      return { ok: true };
    }
    const made = token("9", name, null, scopes);
    tokens = [made, ...tokens];
    return { token: made, secret: "the-secret" };
  };
  const { unmount, wrapper } = renderPlaying(<Tokens />, { server });
  const again = () => {
    unmount();
    render(<Tokens />, { wrapper });
  };
  return { changes, again };
}

const nameField = () => screen.getByLabelText<HTMLInputElement>(t("tokens.name"));
const secretOf = (name: string) => t("tokens.secret", { name });

/** Creates a token and returns the field with its secret. */
async function make(name: string) {
  await userEvent.type(nameField(), name);
  await press(t("tokens.submit"));
  return screen.findByLabelText<HTMLInputElement>(secretOf(name));
}

const chooseScope = (scope: TokenScope) => {
  const name = startingWith(t(`tokens.scopes.${scope}`));
  return userEvent.click(screen.getByRole("checkbox", { name }));
};

beforeEach(() => {
  vi.spyOn(copy, "copyText").mockResolvedValue();
});

it("creates a token and shows its secret once, for copying", async () => {
  const { changes, again } = open();
  await screen.findByText(t("tokens.emptyTitle"));
  const secret = await make("Digger");
  expect(secret.value).toBe("the-secret");
  expect(secret.readOnly).toBe(true);
  expect(changes).toEqual([
    ["user.createToken", { name: "Digger", scopes: ["play", "attack", "chat"] }],
  ]);
  expect(nameField().value).toBe("");
  await press(t("tokens.copyToken"));
  expect(copy.copyText).toHaveBeenCalledWith("the-secret", "Copied", "status");
  again();
  await screen.findByText("Digger");
  expect(screen.queryByLabelText(secretOf("Digger"))).toBeNull();
});

it("creates a token with the chosen scopes, and lists each token's scopes", async () => {
  const { changes } = open();
  for (const scope of ["attack", "chat", "chat"] as const) await chooseScope(scope);
  await make("Watcher");
  expect(changes).toEqual([["user.createToken", { name: "Watcher", scopes: ["play", "chat"] }]]);
  expect(screen.getByRole("listitem").textContent).toMatch(/never used · can play and chat/);
  for (const scope of ["play", "chat", "attack", "attack"] as const) await chooseScope(scope);
  await make("Reader");
  await screen.findByText(t("tokens.readsOnly"), { exact: false });
});

it("lists tokens with their last use", async () => {
  const used = "2025-06-01T11:30:00.000Z";
  open([token("2", "Digger", used), token("1", "Watcher")]);
  await screen.findByText("Digger");
  const [digger, watcher] = screen.getAllByRole("listitem");
  expect(digger?.textContent).toMatch(/last used \d\d:\d\d/);
  expect(digger?.querySelectorAll("time")[1]?.dateTime).toBe(used);
  expect(watcher?.textContent).toContain(t("tokens.unused"));
});

it("deletes a token and its secret after confirmation", async () => {
  const { changes } = open();
  await make("Digger");
  const remove = { name: t("tokens.remove") };
  fireEvent.click(screen.getByRole("button", remove));
  expect(changes).toHaveLength(1);
  const title = t("tokens.question.title", { name: "Digger" });
  const question = screen.getByRole("alertdialog", { name: title });
  fireEvent.click(within(question).getByRole("button", remove));
  const line = await screen.findByText(t("tokens.removed", { name: "Digger" }));
  expect(changes[1]).toEqual(["user.deleteToken", { id: "9" }]);
  expect(document.activeElement).toBe(line.closest("[role=status]"));
  await screen.findByText(t("tokens.emptyTitle"));
  expect(screen.queryByLabelText(secretOf("Digger"))).toBeNull();
});

it("deletes the selected tokens on Apply, after a question", async () => {
  const { changes } = open([token("3", "Digger"), token("2", "Watcher"), token("1", "Old")]);
  for (const name of ["Digger", "Old"]) {
    const row = { name: english.controls("table.selectRow", { name }) };
    await userEvent.click(await screen.findByRole("checkbox", row));
  }
  await press(english.controls("table.apply"));
  expect(changes).toEqual([]);
  const title = t("tokens.questionOfMany.title", { count: 2 });
  const question = within(screen.getByRole("alertdialog", { name: title }));
  await userEvent.click(question.getByRole("button", { name: t("tokens.remove") }));
  await screen.findByText(t("tokens.removedMany", { count: 2 }));
  expect(changes).toEqual([
    ["user.deleteToken", { id: "3" }],
    ["user.deleteToken", { id: "1" }],
  ]);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});
