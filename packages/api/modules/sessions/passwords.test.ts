import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { createPasswords } from "./passwords.ts";

const HERE = "192.0.2.1";

test("a stored hash is argon2id with the configured cost and fits only its password", async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash("correct horse", HERE);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches(stored, "correct horse", HERE)).toBe(true);
  expect(await passwords.matches(stored, "Correct horse", HERE)).toBe(false);
  expect(await passwords.matches(null, "correct horse", HERE)).toBe(false);
});

/** A password of eight letters as typed on a Mac, on a phone, and in full width. */
const WRITTEN = [
  "Zu\u0308richsee",
  "Z\u00fcrichsee",
  "\uff3a\u00fc\uff52\uff49\uff43\uff48\uff53\uff45\uff45",
];

test("a password matches however the keyboard encodes its letters", async () => {
  const passwords = createPasswords();
  for (const set of WRITTEN) {
    const stored = await passwords.hash(set, HERE);
    for (const typed of WRITTEN) expect(await passwords.matches(stored, typed, HERE)).toBe(true);
    expect(await passwords.rehashIfUnnormalized(stored, set, HERE)).toBeNull();
  }
});

test("an old hash of unnormalized text matches and is renewed", async () => {
  const passwords = createPasswords();
  const [typed = "", other = ""] = WRITTEN;
  const old = await hash(typed);
  expect(await passwords.matches(old, typed, HERE)).toBe(true);
  expect(await passwords.matches(old, other, HERE)).toBe(false);
  expect(await passwords.rehashIfUnnormalized(old, "another password", HERE)).toBeNull();
  const renewed = await passwords.rehashIfUnnormalized(old, typed, HERE);
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches(renewed, other, HERE)).toBe(true);
});
