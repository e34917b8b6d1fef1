import { describe, expect, test } from "vitest";
import { parseDatabaseUrl } from "./database-url.ts";

const modeOf = (query: string) =>
  parseDatabaseUrl(`postgres://me@db.example/game${query}`).tls.mode;

describe("the TLS mode of DATABASE_URL", () => {
  test.each([
    ["", "prefer"],
    ["?sslmode=disable", "disable"],
    ["?sslmode=allow", "allow"],
    ["?sslmode=prefer", "prefer"],
    ["?sslmode=require", "require"],
    ["?ssl=true", "require"],
    ["?ssl=true&sslmode=verify-full", "verify-full"],
    ["?sslmode=verify-ca&sslrootcert=/etc/ca.crt", "verify-ca"],
    ["?sslmode=verify-full&application_name=game&connect_timeout=5", "verify-full"],
  ])("for %s is %s", (query, mode) => {
    expect(modeOf(query)).toBe(mode);
  });

  test.each([
    ["?sslmode=REQUIRE", "sslmode=REQUIRE"],
    ["?sslmode=Verify-Full", "sslmode=Verify-Full"],
    ["?sslmode=verify_full", "sslmode=verify_full"],
    ["?sslmode=requrie", "sslmode=requrie"],
    ["?sslmode=no-verify", "sslmode=no-verify"],
    ["?sslmode=", "sslmode="],
    ["?sslmod=require", '"sslmod"'],
    ["?SSLMODE=require", '"SSLMODE"'],
    ["?ssl_mode=require", '"ssl_mode"'],
    ["?sslmode=require&sslmode=disable", '"sslmode" occurs more than once'],
    ["?ssl=false", "ssl=false"],
    ["?ssl=TRUE", "ssl=TRUE"],
    ["?ssl=1", "ssl=1"],
    ["?ssl=true&sslmode=disable", "both ssl=true and sslmode=disable"],
    ["?sslmode=verify-ca", "without sslrootcert"],
    ["?sslmode=verify-full&sslrootcert=ca.crt", "sslrootcert=ca.crt"],
    ["?sslmode=require&sslrootcert=system", "sslrootcert=system"],
    ["?sslmode=require&sslcert=/a", "both or neither"],
    ["?channel_binding=require", '"channel_binding"'],
    ["?port=0", 'port "0"'],
    ["?port=54x2", 'port "54x2"'],
  ])("%s is refused, naming the parameter", (query, named) => {
    expect(() => modeOf(query)).toThrow("DATABASE_URL");
    expect(() => modeOf(query)).toThrow(named);
  });
});

test("a % in the password must be encoded", () => {
  expect(() => parseDatabaseUrl("postgres://me:100%@db.example/game")).toThrow("Write %25");
  expect(parseDatabaseUrl("postgres://me:100%25@db.example/game").password).toBe("100%");
});
