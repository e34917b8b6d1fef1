import type { StaffAnswer, WordPreview } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { pretendPage, refusal } from "../lib/testing.tsx";
import { answerWith, press } from "../lib/testing-screen.ts";
import { StaffContext } from "./staff-context.ts";
import { makeRow, makeStaff } from "./testing.ts";
import WordsPage from "./words-page.tsx";

const t = english["admin-words"];
const { at } = makeRow();

const PREVIEW: WordPreview = {
  messages: {
    searched: 10_000,
    found: 23,
    samples: [
      {
        id: 42,
        room: "global",
        sender: "Rowdy",
        body: "Cheap g0ld here",
        at,
        isRemoved: false,
        marks: [{ from: 6, to: 10 }],
      },
    ],
  },
  names: {
    searched: 50,
    found: 2,
    samples: [{ username: "Rowdy", part: "quote", text: "My gold", marks: [{ from: 3, to: 7 }] }],
  },
};

const WORD = {
  _id: "3",
  text: "spam",
  scope: "chat",
  action: "mask",
  isWhole: true,
  note: "",
  by: "Alice",
  at,
};

interface OpenOptions {
  staff?: Partial<StaffAnswer>;
  add?: () => unknown;
}

async function open({ staff, add = () => ({ ok: true }) }: OpenOptions = {}) {
  const calls = vi.fn(async (path: string, _input: unknown): Promise<unknown> => {
    if (path === "adminWords.preview") return PREVIEW;
    if (path === "adminWords.list") return { words: [WORD], total: 1, next: null };
    return path === "adminWords.add" ? add() : { ok: true };
  });
  const page = pretendPage(calls);
  render(
    <StaffContext value={makeStaff(staff)}>
      <WordsPage />
    </StaffContext>,
    { wrapper: page.wrapper },
  );
  await screen.findByText("spam");
  return calls;
}

const type = (text: string) => userEvent.type(screen.getByLabelText(t("form.word")), text);
const choose = (name: string) => userEvent.click(screen.getByRole("radio", { name }));
const marked = () => screen.findAllByRole("mark");

it("shows what a typed word would match, with the matches marked", async () => {
  await open();
  screen.getByText(t("preview.empty"));
  await type("gold");
  expect((await marked()).map(({ textContent }) => textContent)).toEqual(["g0ld", "gold"]);
  const [messages, names] = [
    t("preview.found", { found: 23, searched: 10_000 }),
    t("preview.names", { found: 2 }),
  ];
  screen.getByText(t("preview.both", { messages, names }));
  screen.getByText(t("preview.someMessages", { count: 1, found: 23 }));
});

it("adds what was typed, and is ready for the next word", async () => {
  const calls = await open();
  await type("gold");
  await choose(t("form.actions.refuse"));
  await userEvent.click(screen.getByLabelText(t("form.isWhole")));
  await userEvent.type(screen.getByLabelText(t("form.note")), "Sold again");
  await press(t("form.add"));
  expect(calls).toHaveBeenCalledWith("adminWords.add", {
    text: "gold",
    scope: "both",
    action: "refuse",
    isWhole: false,
    note: "Sold again",
  });
  const input = screen.getByLabelText<HTMLInputElement>(t("form.word"));
  expect([input.value, document.activeElement]).toEqual(["", input]);
});

it("asks what happens to messages only if the entry applies to the chat", async () => {
  await open();
  await choose(t("form.scopes.names"));
  expect(screen.queryByText(t("form.action"))).toBeNull();
  screen.getByText(t("form.namesHint"));
});

it("says why an entry is refused, and keeps it", async () => {
  const known = english.answers("team.wordListed", { word: "g0ld" });
  await open({
    add() {
      throw refusal("NOTHING_TO_CHANGE", known);
    },
  });
  await type("gold");
  await press(t("form.add"));
  expect((await screen.findByRole("alert")).textContent).toBe(known);
  expect(screen.getByLabelText<HTMLInputElement>(t("form.word")).value).toBe("gold");
});

it("removes an entry once that is confirmed", async () => {
  const calls = await open();
  await press(t("list.removeNamed", { word: "spam" }));
  await answerWith(t("list.remove"));
  expect(calls).toHaveBeenCalledWith("adminWords.remove", { id: "3" });
});

it("lets moderators try a word, but not change the filter", async () => {
  await open({ staff: { role: "moderator" } });
  screen.getByText(t("readOnly"));
  expect(screen.queryByRole("button", { name: t("form.add") })).toBeNull();
  expect(
    screen.queryByRole("button", { name: t("list.removeNamed", { word: "spam" }) }),
  ).toBeNull();
  await type("gold");
  await marked();
});
