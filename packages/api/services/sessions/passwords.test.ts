import { expect, test } from "vitest";
import { createPasswords } from "./passwords.ts";

test("a stored hash is argon2id with the promised cost and fits its password only", async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash("correct horse");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches(stored, "correct horse")).toBe(true);
  expect(await passwords.matches(stored, "Correct horse")).toBe(false);
  expect(await passwords.matches(null, "correct horse")).toBe(false);
});
