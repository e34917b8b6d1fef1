import { describe, expect, it } from "vitest";
import { deleteTokenInput, forgotPasswordInput, loginInput, registerInput } from "./account.ts";

const account = { username: "Ada_1815", email: "ada@example.org", password: "analytical" };

describe("username", () => {
  const accepts = (username: string) => registerInput.safeParse({ ...account, username }).success;

  it.each(["abc", "A-Z_09", "x".repeat(15)])("may be %s", (username) => {
    expect(accepts(username)).toBe(true);
  });

  it.each(["", "ab", "x".repeat(16), "a b c", "añb", "ab\u200bc", "<b>abc", "abc\n", "ab.c"])(
    "may not be %j",
    (username) => {
      expect(accepts(username)).toBe(false);
    },
  );
});

describe("password", () => {
  it.each([
    ["p".repeat(7), false],
    ["p".repeat(8), true],
    ["p".repeat(128), true],
    ["p".repeat(129), false],
    ["\u{1f98a}".repeat(4), false],
    ["\u{1f98a}".repeat(128), true],
    ["u\u0308".repeat(7), false],
  ])("is measured in characters: %s", (password, accepted) => {
    expect(registerInput.safeParse({ ...account, password }).success).toBe(accepted);
  });

  it("has only a maximum length at login", () => {
    expect(loginInput.safeParse({ username: "ada", password: "p" }).success).toBe(true);
    expect(loginInput.safeParse({ username: "ada", password: "p".repeat(129) }).success).toBe(
      false,
    );
  });
});

describe("email address", () => {
  it.each(["", "ada", "ada@", "@example.org", "a b@example.org", `${"a".repeat(250)}@b.org`])(
    "may not be %j",
    (email) => {
      expect(registerInput.safeParse({ ...account, email }).success).toBe(false);
    },
  );
});

it("refuses a password reset by both username and email, or by neither", () => {
  expect(forgotPasswordInput.safeParse({ username: "ada", email: account.email }).success).toBe(
    false,
  );
  expect(forgotPasswordInput.safeParse({}).success).toBe(false);
});

it.each(["0", "-1", "1.5", "1e3", "01", "", "abc", "12345678901234567"])(
  "refuses the id %j",
  (id) => {
    expect(deleteTokenInput.safeParse({ id }).success).toBe(false);
  },
);
