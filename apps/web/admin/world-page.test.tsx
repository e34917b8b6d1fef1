import type { WorldLookAnswer } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { pretendPage } from "../lib/testing.tsx";
import WorldPage from "./world-page.tsx";

const t = english["admin-world"];

const ROW = ".".repeat(50);
/** Metal at 2, 1 and an unclaimed factory at 3, 1. */
const FIRST_ROW = `.mF${ROW.slice(3)}`;

const UNSET = { group: "address", isSet: false, isSecret: false } as const;
const SECRET = { group: "services", source: "set", isSet: true, isSecret: true } as const;

const WORLD: WorldLookAnswer = {
  name: "hollow",
  createdAt: "2026-01-01T12:00:00.000Z",
  version: "0.1.0",
  commit: null,
  rows: [FIRST_ROW, ...Array<string>(49).fill(ROW)],
  bases: [
    { x: 25, y: 25, owner: "Rowdy", level: 3, isGuest: false, isBot: false },
    { x: 26, y: 25, owner: "Guest1", level: 1, isGuest: true, isBot: false },
  ],
  factories: [{ x: 27, y: 25, owner: "Rowdy", level: 2, slots: 40 }],
  seeds: [{ day: "2026-05-31", commitment: "c".repeat(64), seed: "5".repeat(64) }],
  settings: [
    { name: "PORT", value: "3000", ...UNSET, source: "default" },
    { name: "SESSION_SECRET", value: null, ...SECRET },
    { name: "SMTP_URL", value: "smtps://mail.example", ...SECRET },
    { name: "PUBLIC_URL", value: "http://localhost:3000", ...UNSET, source: "derived" },
    { name: "METRICS_TOKEN", value: null, ...UNSET, source: "default" },
  ],
};

async function open() {
  const look = vi.fn(async () => WORLD);
  const page = pretendPage(look);
  render(<WorldPage />, { wrapper: page.wrapper });
  const map = await screen.findByRole("application", { name: t("map.label") });
  return { look, map };
}

const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
const legend = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}`) });

it("looks once, and again only when asked", async () => {
  const { look } = await open();
  expect(look).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button", { name: t("refresh") }));
  expect(look).toHaveBeenCalledTimes(2);
});

it("says what is on the marked field, by keyboard, by pointer and from the lists", async () => {
  const { map } = await open();
  map.focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(said()).toContain("26, 25. Base of Guest1, a guest, level 1.");
  await userEvent.keyboard("{ArrowRight}");
  expect(said()).toContain("27, 25. Factory of Rowdy, level 2, 40 slots.");
  await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}{ArrowUp}");
  expect(said()).toContain("22, 24. Wasteland.");
  vi.spyOn(map, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 500, 500));
  fireEvent.click(map, { clientX: 25, clientY: 4 });
  expect(said()).toContain("3, 1. Unclaimed factory.");
  await userEvent.click(screen.getByRole("button", { name: t("places.show", { at: "25, 25" }) }));
  expect(said()).toContain("25, 25. Base of Rowdy, level 3.");
  expect(screen.getByRole("link", { name: "Base of Rowdy, level 3" }).getAttribute("href")).toBe(
    "/players/Rowdy",
  );
});

it("counts each kind, and highlights one", async () => {
  await open();
  for (const [name, count] of [
    [t("map.kinds.base"), 1],
    [t("map.kinds.guest"), 1],
    [t("map.kinds.owned"), 1],
    [t("map.kinds.free"), 1],
    [t("map.fields.metal"), 1],
    [t("map.fields.cave"), 0],
  ] as const) {
    expect(legend(name).textContent).toBe(`${name}${count}`);
  }
  await userEvent.click(legend(t("map.kinds.owned")));
  expect(legend(t("map.kinds.owned")).getAttribute("aria-pressed")).toBe("true");
  expect(document.querySelectorAll("[data-dim]")).toHaveLength(9);
});

it("finds players in the lists, and shows seeds and settings without secrets", async () => {
  await open();
  await userEvent.type(screen.getByLabelText(t("places.search")), "guest");
  const bases = screen.getByRole("list", { name: t("places.bases") });
  expect(within(bases).getAllByRole("listitem")).toHaveLength(1);
  screen.getByText("5".repeat(64));
  const settings = screen.getByRole("region", { name: t("settings.title") });
  const rows = () =>
    within(settings)
      .queryAllByRole("listitem")
      .map(({ textContent }) => textContent);
  const secrets = [
    "SESSION_SECRET•••••••• hiddenSecretEnvironment or .env",
    "SMTP_URLsmtps://mail.example •••• hiddenSecretEnvironment or .env",
  ];
  const derived = "PUBLIC_URLhttp://localhost:3000Derived at start";
  expect(rows()).toEqual(["PORT3000Default", derived, "METRICS_TOKENnoneDefault", ...secrets]);
  const isOpen = () => [...settings.querySelectorAll("details")].map((group) => group.open);
  expect(isOpen()).toEqual([false, false]);
  await userEvent.type(screen.getByLabelText(t("settings.filter")), "public url");
  expect([rows(), isOpen()]).toEqual([[derived], [true]]);
  await userEvent.clear(screen.getByLabelText(t("settings.filter")));
  await userEvent.click(screen.getByLabelText(t("settings.onlySet")));
  expect(rows()).toEqual(secrets);
});
