import { english } from "@emberlode/messages/testing/english";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import * as copy from "../../lib/notify.ts";
import { button, textsOf } from "../../lib/testing-screen.ts";
import { renderPlaying } from "../session/testing-render.tsx";
import { Referrals } from "./account-dialog.tsx";

const t = english.profile;

function referral(id: number, waiting = 0) {
  return {
    _id: String(id),
    player: `Rask ${id}`,
    date: "2025-06-01T12:00:00.000Z",
    resource: { metal: id * 1000, energy: id * 10 },
    waiting: { metal: waiting, energy: 0 },
  };
}

function open(referrals: readonly object[], total = referrals.length) {
  const server = async () => ({ referrals, total, link: "" });
  renderPlaying(<Referrals username="ada" />, { server });
}

const cells = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => textsOf(row.children));

beforeEach(() => {
  vi.spyOn(copy, "copyText").mockResolvedValue();
});

it("shows the spec's columns, five referrals per page", async () => {
  open([7, 6, 5, 4, 3, 2].map((id) => referral(id)));
  await screen.findByRole("table");
  expect(textsOf(screen.getAllByRole("columnheader"))).toEqual([
    "ID",
    "Player",
    "Date",
    "Metal",
    "Energy",
  ]);
  expect(cells()).toHaveLength(5);
  expect(cells()[0]).toEqual(["7", "Rask 7", "Jun 1, 2025", "7,000", "70"]);
  screen.getByText(english.controls("table.showing", { from: 1, to: 5, all: 6 }));
  fireEvent.click(button(english.controls("table.next")));
  expect(cells().map(([, player]) => player)).toEqual(["Rask 2"]);
});

it("shows the pending total, and says when the list is incomplete", async () => {
  open([referral(2, 1500), referral(1, 40)], 130);
  await screen.findByText(t("referrals.waiting", { metal: "1,540", energy: "0" }));
  screen.getByText(t("referrals.newest", { shown: "2", all: "130" }));
});

it("copies the referral link with the player's name, with the spec's alert", () => {
  open([]);
  fireEvent.click(button(t("referrals.copy")));
  const link = `${window.location.origin}/?ref=ada`;
  expect(copy.copyText).toHaveBeenCalledExactlyOnceWith(link, t("referrals.copied"), "alert");
});
