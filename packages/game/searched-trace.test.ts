/** What a text is that an admin searches accounts by. */
import { expect, test } from "vitest";
import { searchedTrace } from "./searched-trace.ts";

test.each([
  ["ada@example.org", { kind: "email", text: "ada@example.org" }],
  [" Ada@ ", { kind: "email", text: "ada@" }],
  ["@example.org", { kind: "email", text: "@example.org" }],
  ["192.0.2.7", { kind: "network", network: "192.0.2.7/32" }],
  ["192.0.2.", { kind: "network", network: "192.0.2.0/24" }],
  ["192.0.2", { kind: "network", network: "192.0.2.0/24" }],
  ["192.0.", { kind: "network", network: "192.0.0.0/16" }],
  ["192.0.2.0/28", { kind: "network", network: "192.0.2.0/28" }],
  ["2001:db8:", { kind: "network", network: "2001:db8::/32" }],
  ["2001:db8:1:2:", { kind: "network", network: "2001:db8:1:2::/64" }],
  ["2001:db8::/48", { kind: "network", network: "2001:db8::/48" }],
  ["2001:db8:1:2:3:4:5:6", { kind: "network", network: "2001:db8:1:2::/64" }],
  ["2001:db8::9", { kind: "network", network: "2001:db8:0:0::/64" }],
  ["2001:DB8:1:2::", { kind: "network", network: "2001:db8:1:2::/64" }],
])("%s is %o", (text, trace) => {
  expect(searchedTrace(text)).toEqual(trace);
});

test.each(["Alice", "12,34", "1.5", "@", "a b@c", "999.1.1.1", "10.0.0.0/8", "ab:cd", "12:30:45:"])(
  "%s is a text like any other",
  (text) => {
    expect(searchedTrace(text)).toBeNull();
  },
);
