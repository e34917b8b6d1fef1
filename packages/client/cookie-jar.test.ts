import { afterEach, expect, test, vi } from "vitest";
import { CookieJar } from "./cookie-jar.ts";

afterEach(() => void vi.useRealTimers());

test.each([
  ["Max-Age=0", null],
  ["max-age=-1; Path=/", null],
  ["Expires=Thu, 01 Jan 1970 00:00:00 GMT", null],
  ["Max-Age=60; Expires=Thu, 01 Jan 1970 00:00:00 GMT", "session=new"],
  ["Max-Age=soon; Expires=never", "session=new"],
])("a cookie with %s leaves %s", (attributes, header) => {
  const jar = new CookieJar();
  jar.store(new Headers([["set-cookie", "session=old; Max-Age=3600"]]));
  jar.store(new Headers([["set-cookie", `session=new; ${attributes}`]]));
  expect(jar.header()).toBe(header);
});

test("a cookie ends after its Max-Age", () => {
  vi.useFakeTimers();
  const jar = new CookieJar();
  jar.store(new Headers([["set-cookie", "session=new; Max-Age=60"]]));
  vi.advanceTimersByTime(59_999);
  expect(jar.header()).toBe("session=new");
  vi.advanceTimersByTime(1);
  expect(jar.header()).toBeNull();
});
