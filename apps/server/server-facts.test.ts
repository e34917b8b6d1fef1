import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeTestFolder, removeTestFolder } from "@emberlode/db/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { envSchema } from "./env.ts";
import { checkedOutCommit, serverFacts } from "./server-facts.ts";

let root: string;
beforeAll(async () => {
  root = await makeTestFolder("facts");
  mkdirSync(join(root, ".git", "refs", "heads"), { recursive: true });
});
afterAll(() => removeTestFolder(root));

const git = (path: string, text: string) => writeFileSync(join(root, ".git", path), `${text}\n`);

it("lists every setting with its value or default, without what opens something", () => {
  const secrets = {
    SESSION_SECRET: "a secret of the tests, long enough",
    METRICS_TOKEN: "sixteen-characters",
    DATABASE_URL: "postgres://ember:lode-pass@db.example:5433/world?sslkey=path",
    SMTP_URL: "smtps://mailer:mail-pass@mail.example",
  };
  const { settings } = serverFacts(root, { ...secrets, PORT: "4000", SIGNUPS: " " });
  expect(settings.map(({ name }) => name)).toEqual(Object.keys(envSchema.shape));
  const setting = (name: string) => settings.find((one) => one.name === name);
  expect(setting("PORT")).toEqual({ name: "PORT", value: "4000", isSet: true, isSecret: false });
  expect(setting("SIGNUPS")).toMatchObject({ value: "open", isSet: false });
  expect(setting("PUBLIC_URL")).toMatchObject({ value: null, isSet: false });
  expect(setting("BACKUP_EVERY")).toMatchObject({ value: "1d", isSet: false });
  expect(setting("SESSION_SECRET")).toMatchObject({ value: null, isSet: true, isSecret: true });
  expect(setting("DATABASE_URL")).toMatchObject({ value: "postgres://db.example:5433" });
  expect(setting("SMTP_URL")).toMatchObject({ value: "smtps://mail.example", isSecret: true });
  const shown = JSON.stringify(settings);
  for (const secret of ["a secret", "sixteen", "lode-pass", "mail-pass", "ember:", "sslkey"]) {
    expect(shown).not.toContain(secret);
  }
});

it("finds the commit of a checkout", () => {
  const [one, other] = ["1".repeat(40), "2".repeat(40)];
  expect(checkedOutCommit(join(root, "none"))).toBeNull();
  git("HEAD", one);
  expect(checkedOutCommit(root)).toBe(one);
  git("HEAD", "ref: refs/heads/main");
  git("packed-refs", `# pack-refs\n${other} refs/heads/main`);
  expect(checkedOutCommit(root)).toBe(other);
  git("refs/heads/main", one);
  expect(checkedOutCommit(root)).toBe(one);
});
