import type { BlockPreviewAnswer, SignUpBlock } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { pretendPage } from "../lib/testing.tsx";
import NetworkPage from "./network-page.tsx";
import NetworksPage from "./networks-page.tsx";
import { StaffContext } from "./staff-context.ts";
import { makeStaff } from "./testing.ts";

const t = english["admin-networks"];
const tAdmin = english.admin;

const NOON = "2026-06-01T12:00:00.000Z";
const NETWORK = "192.0.2.0/24";
const COUNTS = { accounts: 2_400, guests: 100, bases: 900, banned: 0, played: 3, bots: 0 };
const BLOCK: SignUpBlock = {
  id: 7,
  kind: "network",
  subject: NETWORK,
  reason: "A flood",
  by: "Maria",
  at: NOON,
  until: null,
};

type Answers = Readonly<Record<string, unknown>>;

const ANSWERS: Answers = {
  "adminNetworks.list": { networks: [{ network: NETWORK, ...COUNTS, newestAt: NOON }], total: 80 },
  "adminNetworks.signups": { current: "accounts", override: "accounts", setting: "open" },
  "adminNetworks.blocks": { blocks: [BLOCK], next: null },
  "adminNetworks.get": {
    network: NETWORK,
    counts: COUNTS,
    block: BLOCK,
    addresses: [],
    next: null,
    players: [
      {
        username: "Rowdy",
        address: "192.0.2.7",
        isGuest: false,
        isBot: false,
        isBanned: false,
        createdAt: NOON,
        lastSeenAt: NOON,
        actions: 4,
        base: { x: 3, y: 9 },
      },
    ],
  },
  "adminNetworks.preview": { network: NETWORK, ...COUNTS, team: 1, atOnce: 2_000 },
  "adminNetworks.act": { ok: true },
  "adminNetworks.setSignups": { ok: true },
  "adminNetworks.block": { ok: true },
  "adminNetworks.unblock": { ok: true },
};

function open(page: React.ReactNode, answers: Answers = {}) {
  const server = vi.fn(async (path: string, _: unknown) => ({ ...ANSWERS, ...answers })[path]);
  const pretended = pretendPage(server);
  render(
    <StaffContext value={makeStaff()}>
      <main>{page}</main>
    </StaffContext>,
    { wrapper: pretended.wrapper },
  );
  const sent = (path: string) => server.mock.calls.filter(([name]) => name === path).at(-1)?.[1];
  return { sent };
}

const reason = async (text: string) =>
  userEvent.type(screen.getByLabelText(tAdmin("actions.reason")), text);
const press = async (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("lists networks by size, period and order", async () => {
  const { sent } = open(<NetworksPage />);
  const link = await screen.findByRole("link", { name: new RegExp(NETWORK) });
  expect(link.getAttribute("href")).toBe(`/networks/${NETWORK}`);
  within(link).getByText(t("counts.signups", { count: 2_500 }));
  screen.getByText(t("list.shown", { shown: 1, total: 80 }));
  await userEvent.click(screen.getByRole("tab", { name: t("list.sizes.ipv6-48") }));
  await userEvent.selectOptions(screen.getByLabelText(t("list.days")), "30");
  await userEvent.selectOptions(screen.getByLabelText(t("list.order")), "bases");
  await vi.waitFor(() =>
    expect(sent("adminNetworks.list")).toEqual({ size: "ipv6-48", days: 30, order: "bases" }),
  );
});

it("acts on a network with a reason, after showing whom it affects", async () => {
  const { sent } = open(<NetworkPage network={NETWORK} />);
  await userEvent.click(await screen.findByRole("button", { name: t("actions.suspend.label") }));
  const submit = t("actions.suspend.submit", { count: 2_000 });
  await userEvent.click(await screen.findByRole("button", { name: submit }));
  screen.getByText(tAdmin("actions.reasonMissing"));
  expect(sent("adminNetworks.act")).toBeUndefined();
  const preview = screen.getByRole("region", { name: t("actions.preview.title") });
  within(preview).getByText("2,400");
  within(preview).getByText(t("actions.preview.capped", { count: 2_000 }));
  within(preview).getByText(t("actions.preview.team"));
  await reason("A flood");
  await press(submit);
  expect(sent("adminNetworks.act")).toEqual({
    network: NETWORK,
    action: "suspend",
    reason: "A flood",
  });
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("unblocks a network on its page", async () => {
  const { sent } = open(<NetworkPage network={NETWORK} />);
  await userEvent.click(await screen.findByRole("button", { name: t("blocks.remove") }));
  await reason("It is over");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(sent("adminNetworks.unblock")).toEqual({ block: 7, reason: "It is over" });
});

it("previews a block, warns about the admin's own network, and blocks for a time or indefinitely", async () => {
  const preview: BlockPreviewAnswer = {
    kind: "network",
    subject: "198.51.100.0/24",
    accounts: 3,
    guests: 1,
    played: 0,
    coversYou: true,
    coveredBy: null,
    covers: [{ ...BLOCK, subject: "198.51.100.8/29" }],
  };
  const { sent } = open(<NetworksPage />, { "adminNetworks.previewBlock": preview });
  await press(t("blocks.add"));
  await userEvent.type(screen.getByLabelText(t("blocks.dialog.subject")), "198.51.100.7/24");
  await screen.findByText(t("blocks.preview.coversYou.network"));
  screen.getByText(t("blocks.preview.covers", { count: 1, list: "198.51.100.8/29" }));
  await userEvent.click(screen.getByLabelText(tAdmin("durations.days", { count: 1 })));
  await userEvent.click(screen.getByLabelText(t("blocks.dialog.endless")));
  await reason("A flood");
  await press(t("blocks.dialog.submit"));
  const blocked = { subject: "198.51.100.7/24", reason: "A flood" };
  expect(sent("adminNetworks.block")).toEqual({ ...blocked, minutes: null });
});

it("sets who may join", async () => {
  const { sent } = open(<NetworksPage />);
  await userEvent.click(await screen.findByRole("button", { name: t("signups.change") }));
  await reason("It is over");
  const submit = screen.getByRole("button", { name: t("signups.submit") });
  expect(submit.ariaDisabled).toBe("true");
  await userEvent.click(screen.getByRole("radio", { name: new RegExp(t("signups.default")) }));
  await userEvent.click(submit);
  expect(sent("adminNetworks.setSignups")).toEqual({ signups: null, reason: "It is over" });
});
