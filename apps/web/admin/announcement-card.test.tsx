import type { Announcement } from "@emberlode/contract";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { pretendPage } from "../lib/testing.tsx";
import { AnnouncementCard } from "./announcement-card.tsx";

const NOON = "2026-06-01T12:00:00.000Z";

it.each([
  ["a banner with its Markdown", true, "STRONG", 1],
  ["an alert without it", false, "P", 0],
] as const)("shows %s, as players read it", (_case, asBanner, tag, links) => {
  const content = "**Hello**\n\n[rules](/rules)";
  const announcement: Announcement = {
    id: "1",
    texts: [{ language: "en", title: "News", content }],
    by: "Maria",
    startsAt: NOON,
    endsAt: null,
    createdAt: NOON,
    withdrawnAt: null,
    state: "running",
    asAlert: !asBanner,
    asBanner,
    alerts: 0,
    isAlerted: true,
  };
  const card = (
    <AnnouncementCard announcement={announcement} onEdit={null} onWithdrawn={() => {}} />
  );
  render(card, { wrapper: pretendPage(async () => null).wrapper });
  expect(screen.getByText(/^Hello/).tagName).toBe(tag);
  expect(screen.queryAllByRole("link")).toHaveLength(links);
});
