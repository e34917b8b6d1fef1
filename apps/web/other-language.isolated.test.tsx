import { SAMPLE_CLANS } from "@emberlode/game";
import { LANGUAGE_NAMES } from "@emberlode/messages/languages";
import { act, render } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { makeReport } from "./features/battles/testing.ts";
import KeysDialog from "./features/controls/keys-dialog.tsx";
import { DESKS, isDeskId } from "./features/desks/desk-ids.ts";
import { makePlace } from "./features/field/testing.ts";
import { makeLine } from "./features/log/testing.ts";
import PaletteDialog from "./features/palette/palette-dialog.tsx";
import { DESK_CONTENTS } from "./features/play/desk-registry.tsx";
import { makePayload, makeView, playingPage } from "./features/session/testing.tsx";
import SettingsDialog from "./features/settings/settings-dialog.tsx";
import { Shell } from "./features/shell/shell.tsx";
import AlliancesDialog from "./features/treaties/alliances-dialog.tsx";
import { makeNap } from "./features/treaties/testing.ts";
import { outsideMessages, textsIn } from "./lib/i18n/testing/pseudo.ts";
import { publicPages } from "./prerender.tsx";
import RARE_ROUTES from "./rare-routes.tsx?raw";
import { Routes } from "./routes.tsx";
import ROUTES from "./routes.tsx?raw";

/** Names and texts written by players. */
const WRITTEN = ["ada", "rask", "Rask", "Come back at dusk"];

/** Language names, which are the same in all languages. */
const SAME = Object.values(LANGUAGE_NAMES);

/** Longest first, since one name may be a prefix of another. */
const NAMES = [...WRITTEN, ...SAME].toSorted((one, other) => other.length - one.length);

/** Lists are formatted by the browser, in a language that it knows. */
const JOINED = /\band\b/g;
/** A battle's seed. */
const HEX = /\b[\da-f]{8,}\b/g;

vi.mock("./lib/messages.ts", async (original) => {
  const { messages } = await original<typeof import("./lib/messages.ts")>();
  const { bracketing } = await import("./lib/i18n/testing/pseudo.ts");
  return {
    messages: async (...asked: Parameters<typeof messages>) => bracketing(await messages(...asked)),
  };
});

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const query = { matches: true, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal("matchMedia", () => query);
});

const SCORES = { renown: 100, holding: 0, raiding: 0, exploring: 0, strength: 0 };
const CHAMPIONS = [
  { title: "renown", score: 100, username: "ada" },
  { title: "raiding", score: 100, username: "" },
];
const SEASONS = [
  { number: 4, beginsAt: "2026-05-01", endedAt: null, champions: [] },
  { number: 3, beginsAt: "2026-04-01", endedAt: "2026-04-28", champions: CHAMPIONS },
];

const ANSWERS: Readonly<Record<string, unknown>> = {
  "battles.report": makeReport(),
  "clans.list": { clans: [{ ...SAMPLE_CLANS[0], name: "Rask", leader: "ada" }] },
  "fair.day": { day: "2026-05-22", commitment: "0f", committedAt: "2026", revealedAt: "2026" },
  "logs.list": { logs: [makeLine()], totalCount: 1 },
  "naps.list": { naps: [makeNap(), makeNap({ username: "Rask", state: "active" })] },
  "world.text": { body: "# ada\n- rask", language: "en", updatedAt: null },
  "ranks.list": { ranks: [], total: 0 },
  "seasons.list": { seasons: SEASONS },
  "seasons.one": {
    ...SEASONS[1],
    seed: "0f",
    standings: [{ rank: 1, username: "ada", ...SCORES }],
    battles: [
      { id: "1", attacker: "ada", defender: "", place: "factory", strength: 9 },
      { id: "2", attacker: "", defender: "Rask", place: "base", strength: 9 },
    ],
  },
  "seasons.current": { endsAt: "2026-05-22" },
  "plots.list": { plots: [{ _id: "1", x: 3, y: 4, title: "", note: "", color: "" }] },
};

async function textsOf(screen: ReactNode): Promise<string[]> {
  const page = playingPage({
    view: makeView(["FM", "CW"]),
    server: async (path) => ANSWERS[path] ?? new Promise(() => {}),
  });
  const { container, unmount } = render(<Suspense>{screen}</Suspense>, { wrapper: page.wrapper });
  // Loaded components may load more.
  let before: string;
  do {
    before = container.innerHTML;
    await act(() => vi.dynamicImportSettled());
  } while (container.innerHTML !== before);
  const texts = textsIn(container);
  unmount();
  return texts;
}

/** Texts on a screen that do not come from messages. */
function strangeWords(texts: readonly string[]): string[] {
  return texts
    .map(outsideMessages)
    .map((text) => NAMES.reduce((rest, name) => rest.replaceAll(name, " "), text))
    .map((text) => text.replace(JOINED, " ").replace(HEX, " "))
    .filter((text) => /\p{Ll}{2}/u.test(text));
}

/** Expects texts, all of them from messages. */
function expectMessages(texts: readonly string[], place?: string): void {
  expect(texts[0], place).toContain("⟦");
  expect(strangeWords(texts), place).toEqual([]);
}

it.each(Object.keys(DESKS).filter(isDeskId))("reaches every text of the desk %s", async (id) => {
  const Desk = DESK_CONTENTS[id];
  const desk = <Desk id={id} payload={makePayload()} place={makePlace()} />;
  expectMessages(await textsOf(desk));
});

const PATHS = [...`${ROUTES}${RARE_ROUTES}`.matchAll(/<Route\s+path="([^"]+)"/g)].map(
  ([, path = ""]) => path.replace(/\/:\w+\?/, "").replaceAll(/:\w+/g, "3"),
);

const OTHERS = ["/game", "/codex/pikeman", "/off"];
it.each([...PATHS, ...OTHERS])("translates the page %s", async (path) => {
  window.history.replaceState(null, "", path);
  const page = <Routes />;
  expectMessages(await textsOf(<Shell>{page}</Shell>));
  expect(strangeWords([document.title])).toEqual([]);
});

it.each([
  ["alliances", AlliancesDialog],
  ["keys", KeysDialog],
  ["palette", PaletteDialog],
  ["settings", SettingsDialog],
])("translates every text of the dialog %s", async (_, Window) => {
  expectMessages(await textsOf(<Window onClose={() => {}} />));
});

it("translates every text of a prerendered page", () => {
  for (const [path, markup] of Object.entries(publicPages())) {
    const page = document.createElement("div");
    page.innerHTML = markup;
    expectMessages(textsIn(page), path);
  }
});

it("finds a hard-coded word", () => {
  render(
    <p title="⟦Steps⟧ left">
      ⟦a ⟦dig⟧ of⟧ rask <img alt="beyond" src="/a.png" />
    </p>,
  );
  expect(strangeWords(textsIn(document.body))).toEqual(["left", "beyond"]);
});
