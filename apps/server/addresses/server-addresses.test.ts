import { expect, test } from "vitest";
import { parseEnv } from "../env.ts";
import { addressesOf } from "./server-addresses.ts";

test.each([
  ["127.0.0.1", "http://localhost:3000", "http://127.0.0.1:3000"],
  ["::", "http://localhost:3000", "http://[::1]:3000"],
  ["203.0.113.7", "http://203.0.113.7:3000", "http://203.0.113.7:3000"],
  ["2001:db8::7", "http://[2001:db8::7]:3000", "http://[2001:db8::7]:3000"],
])("the addresses of host %s", (HOST, address, localUrl) => {
  expect(addressesOf(parseEnv({ HOST }, "/srv"), 3000)).toEqual({ address, localUrl });
});
