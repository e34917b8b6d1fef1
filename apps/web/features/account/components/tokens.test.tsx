import { TOKEN_SCOPES, type TokenScope } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import * as copy from "../../../lib/copy.ts";
import { playingPage } from "../../session/testing.tsx";
import { Tokens } from "./tokens.tsx";

const time = "2025-06-01T12:00:00.000Z";
const token = (
  id: string,
  name: string,
  lastUsedAt: string | null = null,
  scopes: readonly TokenScope[] = TOKEN_SCOPES,
) => ({
  _id: id,
  name,
  scopes: TOKEN_SCOPES.filter((scope) => scopes.includes(scope)),
  createdAt: time,
  lastUsedAt,
});

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
  const { wrapper } = playingPage({ server });
  const { unmount } = render(<Tokens />, { wrapper });
  const again = () => {
    unmount();
    render(<Tokens />, { wrapper });
  };
  return { changes, again, user: userEvent.setup() };
}

const name = () => screen.getByLabelText<HTMLInputElement>(english.profile("tokens.name"));
const press = () => screen.getByRole("button", { name: english.profile("tokens.submit") });

beforeEach(() => {
  vi.spyOn(copy, "copyText").mockResolvedValue();
});

it("makes a token, shows its secret for copying, and only this once", async () => {
  const { changes, again, user } = open();
  await screen.findByText(english.profile("tokens.emptyTitle"));
  await user.type(name(), "Digger");
  await user.click(press());
  const secret = await screen.findByLabelText<HTMLInputElement>(
    english.profile("tokens.secret", { name: "Digger" }),
  );
  expect(secret.value).toBe("the-secret");
  expect(secret.readOnly).toBe(true);
  expect(changes).toEqual([
    ["user.createToken", { name: "Digger", scopes: ["play", "attack", "chat"] }],
  ]);
  expect(name().value).toBe("");
  await user.click(screen.getByRole("button", { name: english.profile("tokens.copyToken") }));
  expect(copy.copyText).toHaveBeenCalledWith("the-secret", "Copied", "status");
  again();
  await screen.findByText("Digger");
  expect(screen.queryByLabelText(english.profile("tokens.secret", { name: "Digger" }))).toBeNull();
});

it("makes a token for what was chosen, and says of each what it may do", async () => {
  const { changes, user } = open();
  await user.type(name(), "Watcher");
  await user.click(screen.getByRole("checkbox", { name: /^Attack/ }));
  await user.click(screen.getByRole("checkbox", { name: /^Chat/ }));
  await user.click(screen.getByRole("checkbox", { name: /^Chat/ }));
  await user.click(press());
  await screen.findByLabelText(english.profile("tokens.secret", { name: "Watcher" }));
  expect(changes).toEqual([["user.createToken", { name: "Watcher", scopes: ["play", "chat"] }]]);
  expect(screen.getByRole("listitem").textContent).toMatch(/never used · can play and chat/);
  for (const box of screen.getAllByRole("checkbox", { checked: true })) await user.click(box);
  await user.type(name(), "Reader");
  await user.click(press());
  await screen.findByText(/read only/);
});

it("wants a name before it asks", async () => {
  const { changes, user } = open();
  await user.click(press());
  expect(screen.getByRole("alert").textContent).toBe(english.inputs("faults.tokenNameMissing"));
  expect(changes).toEqual([]);
});

it("lists tokens with their last use", async () => {
  const used = "2025-06-01T11:30:00.000Z";
  open([token("2", "Digger", used), token("1", "Watcher")]);
  await screen.findByText("Digger");
  const [digger, watcher] = screen.getAllByRole("listitem");
  expect(digger?.textContent).toMatch(/last used \d\d:\d\d/);
  expect(digger?.querySelectorAll("time")[1]?.dateTime).toBe(used);
  expect(watcher?.textContent).toMatch(/never used/);
});

it("deletes a token once that is confirmed, and its secret with it", async () => {
  const { changes, user } = open();
  await user.type(name(), "Digger");
  await user.click(press());
  await screen.findByLabelText(english.profile("tokens.secret", { name: "Digger" }));
  const remove = { name: english.profile("tokens.remove") };
  fireEvent.click(screen.getByRole("button", remove));
  expect(changes).toHaveLength(1);
  const question = screen.getByRole("alertdialog", {
    name: english.profile("tokens.question.title", { name: "Digger" }),
  });
  fireEvent.click(within(question).getByRole("button", remove));
  const line = await screen.findByText(english.profile("tokens.removed", { name: "Digger" }));
  expect(changes[1]).toEqual(["user.deleteToken", { id: "9" }]);
  expect(document.activeElement).toBe(line.closest("[role=status]"));
  await screen.findByText(english.profile("tokens.emptyTitle"));
  expect(screen.queryByLabelText(english.profile("tokens.secret", { name: "Digger" }))).toBeNull();
});

it("deletes the chosen tokens on Apply, after a question", async () => {
  const { changes, user } = open([token("3", "Digger"), token("2", "Watcher"), token("1", "Old")]);
  for (const name of ["Digger", "Old"]) {
    await user.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
  }
  await user.click(screen.getByRole("button", { name: english.controls("table.apply") }));
  expect(changes).toEqual([]);
  const question = screen.getByRole("alertdialog", {
    name: english.profile("tokens.questionOfMany.title", { count: 2 }),
  });
  await user.click(
    within(question).getByRole("button", { name: english.profile("tokens.remove") }),
  );
  await screen.findByText(english.profile("tokens.removedMany", { count: 2 }));
  expect(changes).toEqual([
    ["user.deleteToken", { id: "3" }],
    ["user.deleteToken", { id: "1" }],
  ]);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});
