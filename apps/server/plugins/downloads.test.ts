import { once } from "node:events";
import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { Downloads, MAX_BY_ADDRESS, MAX_DOWNLOADS } from "./downloads.ts";

const endless = () => new Readable({ read() {} });

it("limits concurrent downloads, with a lower limit per address", async () => {
  const downloads = new Downloads();
  const admit = (playerId: number, address: string, download = endless()) =>
    downloads.admit(playerId, address, download);
  const first = endless();
  expect(admit(1, "192.0.2.1", first)).toBe(true);
  for (let id = 2; id <= MAX_BY_ADDRESS; id++) expect(admit(id, "192.0.2.1")).toBe(true);
  expect(admit(90, "192.0.2.1")).toBe(false);
  for (let id = MAX_BY_ADDRESS + 1; id <= MAX_DOWNLOADS; id++)
    expect(admit(id, `198.51.100.${id}`)).toBe(true);
  expect(admit(90, "203.0.113.1")).toBe(false);
  first.destroy();
  await once(first, "close");
  expect(admit(90, "192.0.2.1")).toBe(true);
});

it("replaces the download of the same player, and ends all", () => {
  const downloads = new Downloads();
  const [first, second] = [endless(), endless()];
  expect(downloads.admit(1, "192.0.2.1", first)).toBe(true);
  expect(downloads.admit(1, "192.0.2.1", second)).toBe(true);
  expect([first.destroyed, second.destroyed]).toEqual([true, false]);
  downloads.endAll();
  expect(second.destroyed).toBe(true);
});
