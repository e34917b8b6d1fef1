import { expect, test } from "vitest";
import { limitAddress, loggableAddress } from "./address.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::FFFF:c000:201", "192.0.2.1"],
  ["0:0:0:0:0:ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  // NAT64, 6to4 and Teredo contain the caller's IPv4 address.
  ["64:ff9b::192.0.2.1", "192.0.2.1"],
  ["64:ff9b::c000:201", "192.0.2.1"],
  ["64:ff9b:1::c000:201", "64:ff9b:1:0::/64"],
  ["2002:c000:201:5::1", "192.0.2.1"],
  ["2001:0:4136:e378:8000:63bf:3fff:fdd2", "192.0.2.45"],
  ["2001::3fff:fdd2", "192.0.2.45"],
  ["2001:1::3fff:fdd2", "2001:1:0:0::/64"],
  ["", "unknown"],
  ["not an address", "unknown"],
  [undefined, "unknown"],
])("%s counts as %s", (address, counted) => {
  expect(limitAddress(address)).toBe(counted);
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:DB8::1", "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
  ['192.0.2.1" username="Ada', "unknown"],
  ["192.0.2.1\n", "unknown"],
  [undefined, "unknown"],
])("%j is logged as %s", (address, said) => {
  expect(loggableAddress(address)).toBe(said);
});
