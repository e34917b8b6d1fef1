import type { NapView } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { pretendPage, refusal } from "../../../lib/testing.tsx";
import { timeInWords } from "../../../lib/times.ts";
import { makeNap } from "../testing.ts";
import AlliancesDialog from "./alliances-dialog.tsx";

/** The open window over a list that the test may change; what it calls is answered or refused. */
async function open(naps: NapView[]) {
  const page = { naps };
  const call = vi.fn(
    async (_path: string, _input: unknown): Promise<{ nap: NapView | null }> => ({ nap: null }),
  );
  const { wrapper } = pretendPage(async (path, input) =>
    path === "naps.list" ? { naps: page.naps } : call(path, input),
  );
  render(<AlliancesDialog onClose={() => {}} />, { wrapper });
  await screen.findByRole("region", { name: /^Your requests/ });
  /** The server's answer to the next call; its list says the same from then on. */
  const answers = (nap: NapView | null, rest: NapView[] = []) => {
    page.naps = nap === null ? rest : [nap, ...rest];
    call.mockImplementationOnce(async () => ({ nap }));
  };
  return { user: userEvent.setup(), page, call, answers };
}

const list = (name: string | RegExp) => within(screen.getByRole("region", { name }));
const button = (name: string) => screen.getByRole("button", { name });
const line = () => document.querySelector(".outcome-line");

it("labels a bot, and nobody else", async () => {
  await open([makeNap({ isBot: true }), makeNap({ username: "Ulla" })]);
  const [bot, human] = screen.getAllByRole("listitem").map((row) => within(row));
  expect(bot?.getByText("Rask")).toBeDefined();
  expect(bot?.getByRole("button", { name: english.shell("bot.mark") })).toBeDefined();
  expect(human?.queryByRole("button", { name: english.shell("bot.mark") })).toBeNull();
});

it("accepts and rejects what others ask, says who may attack whom, and keeps the focus", async () => {
  const ulla = makeNap({ username: "Ulla" });
  const { user, call, answers } = await open([makeNap(), ulla]);
  answers(makeNap({ state: "active" }), [ulla]);
  await user.click(button(english.treaties("controlOf", { control: "Accept", name: "Rask" })));
  expect(call).toHaveBeenLastCalledWith("naps.change", { id: "id of Rask", state: "active" });
  const done = `${english.treaties("done.active", { name: "Rask" })} ${english.treaties("who.neither")}`;
  await vi.waitFor(() => expect(line()?.textContent).toBe(done));
  expect(line()?.getAttribute("role")).toBe("status");
  await list(/^Your NAPs and blocks/).findByText("Rask");
  await vi.waitFor(() => expect(document.activeElement).toBe(line()));

  answers({ ...ulla, state: "rejected" });
  await user.click(button(english.treaties("controlOf", { control: "Reject", name: "Ulla" })));
  expect(call).toHaveBeenLastCalledWith("naps.change", { id: "id of Ulla", state: "rejected" });
  await vi.waitFor(() =>
    expect(line()?.textContent).toContain(english.treaties("done.rejected", { name: "Ulla" })),
  );
  expect(
    screen.queryByRole("button", {
      name: english.treaties("controlOf", { control: "Accept", name: "Ulla" }),
    }),
  ).toBeNull();
});

it("toggles between allowed and blocked, and says from when both may attack", async () => {
  const endsAt = "2026-11-23T15:30:00.000Z";
  const { user, call, answers } = await open([makeNap({ state: "active" })]);
  const toggle = () =>
    screen.getByRole("switch", {
      name: english.treaties("controlOf", {
        control: english.treaties("controls.allowed"),
        name: "Rask",
      }),
    });
  expect(toggle()).toHaveProperty("checked", true);
  const before = document.getElementById(toggle().getAttribute("aria-describedby") ?? "");
  expect(before?.textContent).toMatch(/blocks Rask .* The NAP ends on \w+day, .* at \d\d:\d\d\./);

  answers(makeNap({ state: "blocked", blockedByMe: true, endsAt }));
  await user.click(toggle());
  expect(call).toHaveBeenLastCalledWith("naps.change", { id: "id of Rask", state: "blocked" });
  await vi.waitFor(() => expect(toggle()).toHaveProperty("checked", false));
  expect(line()?.textContent).toContain(
    english.treaties("who.until", { date: timeInWords(Date.parse(endsAt)) }),
  );

  answers(makeNap({ askedByMe: true, endsAt }));
  await user.click(toggle());
  expect(call).toHaveBeenLastCalledWith("naps.change", { id: "id of Rask", state: "active" });
  await list(/^Your requests/).findByText(english.treaties("states.askedByYou"));
});

it("ends a NAP once that is confirmed, and takes back a request at once", async () => {
  const ulla = makeNap({ username: "Ulla", askedByMe: true });
  const { user, call, answers } = await open([makeNap({ state: "active" }), ulla]);
  await user.click(button(english.treaties("controls.end")));
  expect(call).not.toHaveBeenCalled();
  answers(makeNap({ state: "ended", endsAt: "2026-11-23T15:30:00.000Z" }), [ulla]);
  const question = screen.getByRole("alertdialog", {
    name: english.treaties("questions.end", { name: "Rask" }),
  });
  await user.click(
    within(question).getByRole("button", { name: english.treaties("controls.end") }),
  );
  expect(call).toHaveBeenLastCalledWith("naps.end", { id: "id of Rask" });
  await list(/^Your NAPs and blocks/).findByText(english.treaties("states.ended"));

  answers(null, [makeNap({ state: "active" })]);
  await user.click(
    button(
      english.treaties("controlOf", {
        control: english.treaties("controls.takeBack"),
        name: "Ulla",
      }),
    ),
  );
  expect(call).toHaveBeenLastCalledWith("naps.end", { id: "id of Ulla" });
  await list(/^Your requests/).findByText(english.treaties("lists.byYou.emptyTitle"));
});

it("shows a refusal beside what was pressed, and on the line once that is gone", async () => {
  const text = english.errors("texts.NAP_BLOCKED");
  const { user, page, call } = await open([makeNap({ state: "blocked" })]);
  call.mockRejectedValueOnce(refusal("NAP_BLOCKED", text));
  await user.click(screen.getByRole("switch"));
  const alert = await list(/^Your NAPs and blocks/).findByRole("alert");
  expect(alert.textContent).toBe(text);
  expect(line()?.textContent).toBe("");
  page.naps = [];
  call.mockRejectedValueOnce(refusal("NAP_BLOCKED", text));
  await user.click(screen.getByRole("switch"));
  await vi.waitFor(() => expect(line()?.textContent).toBe(text));
  expect(line()?.getAttribute("role")).toBe("alert");
});

it("drops a refusal beside a pact once something else has come between the two", async () => {
  const text = english.errors("texts.NAP_BLOCKED");
  const { user, page, call } = await open([makeNap({ askedByMe: true, state: "rejected" })]);
  call.mockRejectedValueOnce(refusal("NAP_BLOCKED", text));
  page.naps = [makeNap()];
  await user.click(button(english.treaties("controlOf", { control: "Ask again", name: "Rask" })));
  await screen.findByRole("button", {
    name: english.treaties("controlOf", { control: "Accept", name: "Rask" }),
  });
  expect(screen.queryByText(text)).toBeNull();
});

it("asks a player by name, keeps a name that was refused, and asks for one where none is", async () => {
  const { user, call, answers } = await open([]);
  const name = screen.getByRole("textbox", { name: english.treaties("ask.label") });
  const form = within(screen.getByRole("form", { name: english.treaties("ask.title") }));
  await user.click(button(english.treaties("ask.title")));
  expect(form.getByRole("alert").textContent).toBe(english.treaties("ask.nameFirst"));
  expect(document.activeElement).toBe(name);

  const text = english.errors("noSuchPlayer");
  call.mockRejectedValueOnce(refusal("NOT_FOUND", text));
  await user.type(name, " Rask {Enter}");
  expect(call).toHaveBeenLastCalledWith("naps.ask", { username: "Rask" });
  expect((await form.findByText(text)).getAttribute("role")).toBe("alert");
  expect(name).toHaveProperty("value", " Rask ");
  expect(name.getAttribute("aria-invalid")).toBe("true");
  await user.type(name, "a");
  expect(form.queryByRole("alert")).toBeNull();

  answers(makeNap({ askedByMe: true }));
  await user.type(name, "{Enter}");
  await list(/^Your requests/).findByText("Rask");
  expect(name).toHaveProperty("value", "");
  expect(line()?.textContent).toContain(english.treaties("done.asked", { name: "Rask" }));
});

it("does the bulk action with the chosen requests, where it is possible, on Apply", async () => {
  const { user, page, call } = await open([
    makeNap(),
    makeNap({ username: "Ulla" }),
    makeNap({ username: "Ines", state: "rejected" }),
  ]);
  const requests = list(/^Requests to you/);
  const apply = () => user.click(requests.getByRole("button", { name: "Apply" }));
  await user.click(requests.getByRole("checkbox", { name: "Select all 3" }));
  page.naps = [];
  await apply();
  await vi.waitFor(() =>
    expect(line()?.textContent).toBe(english.treaties("bulk.done", { count: 2 })),
  );
  expect(call.mock.calls).toEqual([
    ["naps.change", { id: "id of Rask", state: "active" }],
    ["naps.change", { id: "id of Ulla", state: "active" }],
  ]);
});

it("asks before it blocks several, and says where nothing was possible", async () => {
  const { user, call } = await open([makeNap({ state: "active" })]);
  const naps = list(/^Your NAPs and blocks/);
  await user.click(naps.getByRole("checkbox", { name: "Select Rask" }));
  const choice = naps.getByRole("combobox", { name: english.controls("table.bulk") });
  await user.selectOptions(choice, english.treaties("controls.lift"));
  await user.click(naps.getByRole("button", { name: "Apply" }));
  expect(line()?.textContent).toBe(english.treaties("bulk.none"));
  await user.selectOptions(choice, english.treaties("controls.block"));
  await user.click(naps.getByRole("button", { name: "Apply" }));
  expect(call).not.toHaveBeenCalled();
  const question = screen.getByRole("alertdialog", {
    name: english.treaties("bulk.questions.block.title", { count: 1 }),
  });
  await user.click(
    within(question).getByRole("button", { name: english.treaties("controls.block") }),
  );
  await vi.waitFor(() =>
    expect(call).toHaveBeenCalledWith("naps.change", { id: "id of Rask", state: "blocked" }),
  );
});

it("searches each list by itself", async () => {
  const { user } = await open([
    makeNap(),
    makeNap({ username: "Ulla" }),
    makeNap({ username: "Ines", state: "active" }),
  ]);
  await user.type(
    screen.getByRole("searchbox", { name: english.treaties("lists.toYou.search") }),
    "ull",
  );
  expect(list(/^Requests to you/).getAllByRole("listitem")).toHaveLength(1);
  expect(list(/^Requests to you/).getByText("1 of 2")).toBeDefined();
  expect(list(/^Your NAPs and blocks/).getByText("Ines")).toBeDefined();
  await user.type(
    screen.getByRole("searchbox", { name: english.treaties("lists.naps.search") }),
    "ull",
  );
  expect(
    list(/^Your NAPs and blocks/).getByText(english.treaties("noMatch", { text: "ull" })),
  ).toBeDefined();
});

it("names the next thing to do where a list is empty, and has a tab of no clans", async () => {
  const { user } = await open([]);
  expect(list(/^Requests to you/).getByText(english.treaties("lists.toYou.empty"))).toBeDefined();
  expect(
    list(/^Your NAPs and blocks/).getByText(english.treaties("lists.naps.empty")),
  ).toBeDefined();
  expect(list(/^Your requests/).getByText(english.treaties("lists.byYou.empty"))).toBeDefined();
  await user.click(screen.getByRole("tab", { name: english.treaties("tabs.clans") }));
  expect(
    within(screen.getByRole("tabpanel")).getByText(english.treaties("clans.title")),
  ).toBeDefined();
});
