/** The client's address behind proxies, in all notations that proxies use. */
import type { IncomingMessage } from "node:http";
import { beforeEach, expect, test } from "vitest";
import { createAddressOf, toTrustProxy } from "./client-address.ts";
import type { ForwardedHeader } from "./forwarded.ts";

const PEER = "10.0.0.1";
let logged: object[];
beforeEach(() => {
  logged = [];
});

interface Setting {
  trustProxy?: false | number | string;
  header?: ForwardedHeader | null;
}

function addresses({ trustProxy = 1, header = null }: Setting = {}) {
  const warn = (facts: object) => void logged.push(facts);
  const log = { info() {}, error() {}, warn };
  const addressOf = createAddressOf({ trustProxy: toTrustProxy(trustProxy), header, log });
  return (headers: IncomingMessage["headers"], remoteAddress: string | undefined = PEER) =>
    addressOf({ headers, socket: { remoteAddress } } as IncomingMessage);
}

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:40001", "203.0.113.7"],
  ['"203.0.113.7:40001"', "203.0.113.7"],
  ["2001:db8::1", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ['"[2001:db8::1]:443"', "2001:db8::1"],
  ["::ffff:203.0.113.7", "::ffff:203.0.113.7"],
  [" 203.0.113.7 , ", "203.0.113.7"],
  ["198.51.100.1, 203.0.113.7:1", "203.0.113.7"],
])("X-Forwarded-For: %s", (text, address) => {
  expect(addresses()({ "x-forwarded-for": text })).toBe(address);
  expect(logged).toEqual([]);
});

test.each([
  ["for=203.0.113.7;proto=https;by=10.0.0.1", "203.0.113.7"],
  ['For="203.0.113.7:40001"', "203.0.113.7"],
  ['proto=https; for="[2001:db8::1]:_obscure"', "2001:db8::1"],
  ['for=198.51.100.1, for="[2001:db8::1]:443"', "2001:db8::1"],
])("Forwarded: %s", (text, address) => {
  expect(addresses()({ forwarded: text })).toBe(address);
  expect(logged).toEqual([]);
});

test("an unreadable entry falls back to the peer and is logged once", () => {
  const addressOf = addresses();
  const unreadable = [
    "unknown",
    "203.0.113.999",
    "for=203.0.113.7",
    "[2001:db8::1",
    ":443",
    "x".repeat(99),
  ];
  for (const text of unreadable) expect(addressOf({ "x-forwarded-for": text })).toBe(PEER);
  for (const text of ["for=_hidden", "by=203.0.113.7", 'for="203.0.113.7']) {
    expect(addressOf({ forwarded: text })).toBe(PEER);
  }
  expect(logged).toEqual([{ header: "x-forwarded-for", entry: "unknown", peer: PEER }]);
});

test("nothing that a client sends replaces the proxy's entry", () => {
  const addressOf = addresses();
  for (const own of ["198.51.100.1", '"', '198.51.100.1;x="', "for=198.51.100.1", "unknown", ""]) {
    expect(addressOf({ "x-forwarded-for": `${own}, 203.0.113.7` })).toBe("203.0.113.7");
    expect(addressOf({ forwarded: `for=${own}, for=203.0.113.7` })).toBe("203.0.113.7");
  }
  // A proxy that writes one of the headers forwards the other unchanged.
  const both = { "x-forwarded-for": "203.0.113.7", forwarded: "for=198.51.100.1" };
  expect(addressOf(both)).toBe("203.0.113.7");
  expect(addresses({ header: "forwarded" })(both)).toBe("198.51.100.1");
  expect(addresses({ header: "x-forwarded-for" })({ forwarded: "for=198.51.100.1" })).toBe(PEER);
  expect(logged).toEqual([]);
});

test("trusts only configured proxies, each for the next hop", () => {
  const headers = { "x-forwarded-for": "192.0.2.9, 203.0.113.7:1, 10.0.0.2:2" };
  expect(addresses({ trustProxy: false })(headers)).toBe(PEER);
  expect(addresses({ trustProxy: 1 })(headers)).toBe("10.0.0.2");
  expect(addresses({ trustProxy: 2 })(headers)).toBe("203.0.113.7");
  const byAddress = addresses({ trustProxy: "10.0.0.0/8, 2001:db8::/32" });
  expect(byAddress(headers)).toBe("203.0.113.7");
  expect(byAddress({ "x-forwarded-for": "192.0.2.9, [2001:db8::5]:80" })).toBe("192.0.2.9");
  expect(byAddress(headers, "192.0.2.1")).toBe("192.0.2.1");
  expect(byAddress(headers, "unknown")).toBe("unknown");
  // All of them are trusted, so the farthest counts.
  expect(byAddress({ "x-forwarded-for": "10.9.9.9" })).toBe("10.9.9.9");
  expect(byAddress({})).toBe(PEER);
});
