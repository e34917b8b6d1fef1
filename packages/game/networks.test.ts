import { expect, it } from "vitest";
import { networksOf } from "./networks.ts";

it.each([
  ["192.0.2.7", ["192.0.2.7 x1", "192.0.2.0/24 x8"]],
  [
    "2001:db8:1:2a3::/64",
    ["2001:db8:1:2a3::/64 x1", "2001:db8:1:200::/56 x4", "2001:db8:1::/48 x8"],
  ],
  ["2001:db8:0:ff::/64", ["2001:db8:0:ff::/64 x1", "2001:db8:0::/56 x4", "2001:db8:0::/48 x8"]],
  ["unknown", ["unknown x1"]],
  [null, []],
])("expands %s to %j", (address, networks) => {
  expect(networksOf(address).map(({ network, times }) => `${network} x${times}`)).toEqual(networks);
});
