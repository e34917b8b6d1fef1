import { expect, it } from "vitest";
import { loginPath, staffPathIn } from "./staff-path.ts";

const inAddress = (next: string) => staffPathIn(`?next=${encodeURIComponent(next)}`);

it.each(["/admin", "/admin/", "/admin/reports", "/admin/players/Rask?message=42"])(
  "returns to %s",
  (path) => {
    expect(inAddress(path)).toBe(path);
  },
);

it.each([
  "",
  "admin",
  "/",
  "/game",
  "/administrators",
  "/admin@evil.example",
  "/admin.evil.example",
  "//evil.example/admin",
  "/\\evil.example/admin",
  "\\\\evil.example/admin",
  "/\t/evil.example/admin",
  "https://evil.example/admin",
  "https:/admin",
  "//localhost:3000@evil.example/admin",
  "https://own.invalid/admin",
  "javascript:alert(1)//admin",
  "data:text/html,/admin",
  "/admin/../game",
  "/admin/..//evil.example",
  "/admin/%2e%2e/api/user",
  "/./admin/../../pictures",
  "http://[",
  "//",
])("refuses %j", (path) => {
  expect(inAddress(path)).toBeNull();
});

it("finds nothing without the parameter, and what the log-in was given", () => {
  expect(staffPathIn("")).toBeNull();
  expect(staffPathIn("?other=/admin")).toBeNull();
  const path = loginPath({ pathname: "/admin/audit", search: "?player=a&refused=1" });
  expect(staffPathIn(path.slice(path.indexOf("?")))).toBe("/admin/audit?player=a&refused=1");
});
