import { describe, expect, it } from "vitest";
import {
  createTokenInput,
  deleteTokenInput,
  forgotPasswordInput,
  forgotUsernameInput,
  guestInput,
  loginInput,
  registerInput,
  resetPasswordInput,
  upgradeInput,
} from "./account.ts";

const account = { username: "Ada_1815", email: "ada@example.org", password: "analytical" };

const valid = [
  { name: "register", schema: registerInput, input: account },
  { name: "register, referred", schema: registerInput, input: { ...account, ref: "Grace" } },
  { name: "guest", schema: guestInput, input: {} },
  { name: "guest, referred", schema: guestInput, input: { ref: "Grace" } },
  { name: "upgrade", schema: upgradeInput, input: account },
  { name: "login", schema: loginInput, input: { username: "ada", password: "x" } },
  { name: "forgot username", schema: forgotUsernameInput, input: { email: account.email } },
  { name: "forgot password by name", schema: forgotPasswordInput, input: { username: "ada" } },
  { name: "forgot password by mail", schema: forgotPasswordInput, input: { email: account.email } },
  {
    name: "reset password",
    schema: resetPasswordInput,
    input: { token: "t0k3n", password: account.password },
  },
  { name: "create token", schema: createTokenInput, input: { name: "my bot" } },
  { name: "delete token", schema: deleteTokenInput, input: { id: "7" } },
];

describe("account inputs", () => {
  it.each(valid)("accepts a valid $name", ({ schema, input }) => {
    expect(schema.parse(input)).toEqual(input);
  });

  it.each(valid)("refuses an extra key in $name", ({ schema, input }) => {
    expect(schema.safeParse({ ...input, metal: 1 }).success).toBe(false);
  });

  it.each(valid)("refuses numbers, lists, null and text in place of a $name", ({ schema }) => {
    for (const input of [1, [], null, "text", undefined]) {
      expect(schema.safeParse(input).success).toBe(false);
    }
  });

  it.each(valid)("refuses a number in place of each text of $name", ({ schema, input }) => {
    for (const key of Object.keys(input)) {
      expect(schema.safeParse({ ...input, [key]: 7 }).success, key).toBe(false);
    }
  });

  it.each(valid)("refuses a $name without what it needs", ({ schema, input }) => {
    for (const key of Object.keys(input).filter((name) => name !== "ref")) {
      const { [key]: _left, ...rest } = input as Record<string, string>;
      expect(schema.safeParse(rest).success, key).toBe(false);
    }
  });
});

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

  it("says what is wrong", () => {
    const result = registerInput.safeParse({ ...account, username: "ab" });
    expect(result.error?.issues[0]?.message).toBe("usernameShort");
  });
});

describe("password", () => {
  it.each([
    [7, false],
    [8, true],
    [128, true],
    [129, false],
  ])("of %i characters is accepted: %s", (length, accepted) => {
    const password = "p".repeat(length);
    expect(registerInput.safeParse({ ...account, password }).success).toBe(accepted);
    expect(resetPasswordInput.safeParse({ token: "t", password }).success).toBe(accepted);
  });

  it.each([
    ["\u{1f98a}".repeat(4), false],
    ["\u{1f98a}".repeat(8), true],
    ["\u{1f98a}".repeat(128), true],
    ["u\u0308".repeat(7), false],
  ])("counts characters: %s", (password, accepted) => {
    expect(registerInput.safeParse({ ...account, password }).success).toBe(accepted);
  });

  it("is not measured at login but for its greatest length", () => {
    expect(loginInput.safeParse({ username: "ada", password: "p" }).success).toBe(true);
    expect(loginInput.safeParse({ username: "ada", password: "p".repeat(129) }).success).toBe(
      false,
    );
  });
});

describe("e-mail address", () => {
  it.each(["", "ada", "ada@", "@example.org", "a b@example.org", `${"a".repeat(250)}@b.org`])(
    "may not be %j",
    (email) => {
      expect(registerInput.safeParse({ ...account, email }).success).toBe(false);
    },
  );
});

it("refuses a forgotten password asked for by name and mail at once, or by neither", () => {
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
