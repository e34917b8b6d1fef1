import type { NapView } from "@emberlode/contract";
import { english, startingWith } from "@emberlode/messages/testing/english";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { refusal } from "../../lib/testing.tsx";
import { answerWith, press } from "../../lib/testing-screen.ts";
import { timeInWords } from "../../lib/times.ts";
import { renderPage } from "../session/testing-render.tsx";
import AlliancesDialog from "./alliances-dialog.tsx";
import { makeNap } from "./testing.ts";

const t = english.treaties;
const APPLY = { name: english.controls("table.apply") };
const MARK = { name: english.shell("bot.mark") };

/** The open dialog with a list that the test may change; its calls are answered or refused. */
async function open(naps: NapView[]) {
  const page = { naps };
  const call = vi.fn(
    async (_path: string, _input: unknown): Promise<{ nap: NapView | null }> => ({ nap: null }),
  );
  renderPage(<AlliancesDialog onClose={() => {}} />, async (path, input) =>
    path === "naps.list" ? { naps: page.naps } : call(path, input),
  );
  await screen.findByRole("region", titled("byYou"));
  /** The server's answer to the next call, which also updates its list. */
  const answers = (nap: NapView | null, rest: NapView[] = []) => {
    page.naps = nap === null ? rest : [nap, ...rest];
    call.mockImplementationOnce(async () => ({ nap }));
  };
  return { page, call, answers };
}

type List = "toYou" | "naps" | "byYou";
type Control = "accept" | "reject" | "allowed" | "ask" | "takeBack";

/** A list is named by its title and count. */
const titled = (id: List) => ({ name: startingWith(t(`lists.${id}.title`)) });
const list = (id: List) => within(screen.getByRole("region", titled(id)));
const control = (id: Control, name: string) =>
  t("controlOf", { control: t(`controls.${id}`), name });
const line = () => document.querySelector(".outcome-line");
const lineSays = (text: string) => vi.waitFor(() => expect(line()?.textContent).toContain(text));
const click = (element: Element) => userEvent.click(element);

/** Answers the open question with this verb. */
const answer = (name: string, verb: string) =>
  click(within(screen.getByRole("alertdialog", { name })).getByRole("button", { name: verb }));

it("labels bots only", async () => {
  await open([makeNap({ isBot: true }), makeNap({ username: "Ulla" })]);
  const [bot, human] = screen.getAllByRole("listitem").map((row) => within(row));
  bot?.getByText("Rask");
  bot?.getByRole("button", MARK);
  expect(human?.queryByRole("button", MARK)).toBeNull();
});

it("accepts and rejects requests, says who may attack whom, and keeps the focus", async () => {
  const ulla = makeNap({ username: "Ulla" });
  const { call, answers } = await open([makeNap(), ulla]);
  answers(makeNap({ state: "active" }), [ulla]);
  await press(control("accept", "Rask"));
  expect(call).toHaveBeenLastCalledWith("naps.change", { id: "id of Rask", state: "active" });
  await lineSays(`${t("done.active", { name: "Rask" })} ${t("who.neither")}`);
  expect(line()?.getAttribute("role")).toBe("status");
  await list("naps").findByText("Rask");
  await vi.waitFor(() => expect(document.activeElement).toBe(line()));

  answers({ ...ulla, state: "rejected" });
  await press(control("reject", "Ulla"));
  expect(call).toHaveBeenLastCalledWith("naps.change", { id: "id of Ulla", state: "rejected" });
  await lineSays(t("done.rejected", { name: "Ulla" }));
  expect(screen.queryByRole("button", { name: control("accept", "Ulla") })).toBeNull();
});

it("toggles between allowed and blocked, asks before that ends a NAP, and says from when both may attack", async () => {
  const endsAt = "2026-11-23T15:30:00.000Z";
  const { call, answers } = await open([makeNap({ state: "active" })]);
  const toggle = () => screen.getByRole("switch", { name: control("allowed", "Rask") });
  expect(toggle()).toHaveProperty("checked", true);
  const before = document.getElementById(toggle().getAttribute("aria-describedby") ?? "");
  expect(before?.textContent).toMatch(
    /blocks Rask .* The NAP ends on \w+ \d+, \d{4} at \d\d:\d\d\./,
  );

  answers(makeNap({ state: "blocked", blockedByMe: true, endsAt }));
  await click(toggle());
  expect(call).not.toHaveBeenCalled();
  screen.getByRole("alertdialog", { name: t("questions.block", { name: "Rask" }) });
  await answerWith(t("controls.block"));
  expect(call).toHaveBeenLastCalledWith("naps.change", { id: "id of Rask", state: "blocked" });
  await vi.waitFor(() => expect(toggle()).toHaveProperty("checked", false));
  await lineSays(t("who.until", { date: timeInWords(Date.parse(endsAt)) }));

  answers(makeNap({ askedByMe: true, endsAt }));
  await click(toggle());
  expect(call).toHaveBeenLastCalledWith("naps.change", { id: "id of Rask", state: "active" });
  await list("byYou").findByText(t("states.askedByYou"));
});

it("ends a NAP after confirmation, and withdraws a request without one", async () => {
  const ulla = makeNap({ username: "Ulla", askedByMe: true });
  const { call, answers } = await open([makeNap({ state: "active" }), ulla]);
  await press(t("controls.end"));
  expect(call).not.toHaveBeenCalled();
  answers(makeNap({ state: "ended", endsAt: "2026-11-23T15:30:00.000Z" }), [ulla]);
  await answer(t("questions.end", { name: "Rask" }), t("controls.end"));
  expect(call).toHaveBeenLastCalledWith("naps.end", { id: "id of Rask" });
  await list("naps").findByText(t("states.ended"));

  answers(null, [makeNap({ state: "active" })]);
  await press(control("takeBack", "Ulla"));
  expect(call).toHaveBeenLastCalledWith("naps.end", { id: "id of Ulla" });
  await list("byYou").findByText(t("lists.byYou.emptyTitle"));
});

it("shows a refusal beside the pressed control, or on the line once that is gone", async () => {
  const text = english.errors("texts.NAP_BLOCKED");
  const { page, call } = await open([makeNap({ state: "blocked" })]);
  call.mockRejectedValueOnce(refusal("NAP_BLOCKED", text));
  await click(screen.getByRole("switch"));
  expect((await list("naps").findByRole("alert")).textContent).toBe(text);
  expect(line()?.textContent).toBe("");
  page.naps = [];
  call.mockRejectedValueOnce(refusal("NAP_BLOCKED", text));
  await click(screen.getByRole("switch"));
  await lineSays(text);
  expect(line()?.getAttribute("role")).toBe("alert");
});

it("drops a refusal beside a NAP once its state has changed", async () => {
  const text = english.errors("texts.NAP_BLOCKED");
  const { page, call } = await open([makeNap({ askedByMe: true, state: "rejected" })]);
  call.mockRejectedValueOnce(refusal("NAP_BLOCKED", text));
  page.naps = [makeNap()];
  await press(control("ask", "Rask"));
  await screen.findByRole("button", { name: control("accept", "Rask") });
  expect(screen.queryByText(text)).toBeNull();
});

it("requests a NAP by name, keeps a refused name, and requires one", async () => {
  const { call, answers } = await open([]);
  const name = screen.getByRole("textbox", { name: t("ask.label") });
  const form = within(screen.getByRole("form", { name: t("ask.title") }));
  await press(t("ask.submit"));
  expect(form.getByRole("alert").textContent).toBe(t("ask.nameFirst"));
  expect(document.activeElement).toBe(name);

  const text = english.errors("noSuchPlayer");
  call.mockRejectedValueOnce(refusal("NOT_FOUND", text));
  await userEvent.type(name, " Rask {Enter}");
  expect(call).toHaveBeenLastCalledWith("naps.ask", { username: "Rask" });
  expect((await form.findByText(text)).getAttribute("role")).toBe("alert");
  expect(name).toHaveProperty("value", " Rask ");
  expect(name.getAttribute("aria-invalid")).toBe("true");
  await userEvent.type(name, "a");
  expect(form.queryByRole("alert")).toBeNull();

  answers(makeNap({ askedByMe: true }));
  await userEvent.type(name, "{Enter}");
  await list("byYou").findByText("Rask");
  expect(name).toHaveProperty("value", "");
  await lineSays(t("done.asked", { name: "Rask" }));
});

it("applies the bulk action to the selected requests that allow it", async () => {
  const { page, call } = await open([
    makeNap(),
    makeNap({ username: "Ulla" }),
    makeNap({ username: "Ines", state: "rejected" }),
  ]);
  const requests = list("toYou");
  await click(
    requests.getByRole("checkbox", { name: english.controls("table.all", { count: 3 }) }),
  );
  page.naps = [];
  await click(requests.getByRole("button", APPLY));
  await lineSays(t("bulk.done", { count: 2 }));
  expect(call.mock.calls).toEqual([
    ["naps.change", { id: "id of Rask", state: "active" }],
    ["naps.change", { id: "id of Ulla", state: "active" }],
  ]);
});

it("asks before blocking several players, and says if nothing was possible", async () => {
  const { call } = await open([makeNap({ state: "active" })]);
  const naps = list("naps");
  const apply = async (action: string) => {
    await userEvent.selectOptions(naps.getByRole("combobox"), action);
    await click(naps.getByRole("button", APPLY));
  };
  await click(
    naps.getByRole("checkbox", { name: english.controls("table.selectRow", { name: "Rask" }) }),
  );
  await apply(t("controls.lift"));
  expect(line()?.textContent).toBe(t("bulk.none"));
  await apply(t("controls.block"));
  expect(call).not.toHaveBeenCalled();
  await answer(t("bulk.questions.block.title", { count: 1 }), t("controls.block"));
  await vi.waitFor(() =>
    expect(call).toHaveBeenCalledWith("naps.change", { id: "id of Rask", state: "blocked" }),
  );
});

it("searches each list separately", async () => {
  await open([
    makeNap(),
    makeNap({ username: "Ulla" }),
    makeNap({ username: "Ines", state: "active" }),
  ]);
  const search = (id: "toYou" | "naps") => list(id).getByRole("searchbox");
  await userEvent.type(search("toYou"), "ull");
  list("toYou").getByText(t("count", { shown: "1", all: "2" }));
  list("naps").getByText("Ines");
  await userEvent.type(search("naps"), "ull");
  list("naps").getByText(t("noMatch", { text: "ull" }));
});
