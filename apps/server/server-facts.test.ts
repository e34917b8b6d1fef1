import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeTestFolder, removeTestFolder } from "@emberlode/db/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { envSchema, parseEnv } from "./env.ts";
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
  const variables = { ...secrets, PORT: "4000", SIGNUPS: " " };
  const settings = serverFacts(root, variables, parseEnv(variables, root)).settings();
  expect(settings.map(({ name }) => name)).toEqual(Object.keys(envSchema.shape));
  const setting = (name: string) => settings.find((one) => one.name === name);
  expect(setting("PORT")).toEqual({
    name: "PORT",
    group: "address",
    value: "4000",
    source: "set",
    isSet: true,
    isSecret: false,
  });
  expect(setting("SIGNUPS")).toMatchObject({ value: "open", isSet: false });
  expect(setting("BACKUP_EVERY")).toMatchObject({ value: "1d", isSet: false });
  expect(setting("SESSION_SECRET")).toMatchObject({ value: null, isSet: true, isSecret: true });
  expect(setting("DATABASE_URL")).toMatchObject({ value: "postgres://db.example:5433" });
  expect(setting("SMTP_URL")).toMatchObject({ value: "smtps://mail.example", isSecret: true });
  const shown = JSON.stringify(settings);
  for (const secret of ["a secret", "sixteen", "lode-pass", "mail-pass", "ember:", "sslkey"]) {
    expect(shown).not.toContain(secret);
  }
});

it("shows what is in force without a setting, and where it comes from", () => {
  const env = parseEnv({ DATA_DIR: join(root, "data") }, root);
  const settings = serverFacts(root, {}, env).settings();
  const ofSource = (source: string) =>
    Object.fromEntries(
      settings.flatMap((one) => (one.source === source ? [[one.name, one.value]] : [])),
    );
  expect(ofSource("derived")).toEqual({
    PUBLIC_URL: "http://localhost:3000",
    DATABASE_URL: "embedded Postgres",
    DATA_DIR: join(root, "data"),
    SESSION_SECRET: join(root, "data", "session-secret"),
    SMTP_URL: join(root, "data", "outbox"),
    DEMO: "on",
    NEIGHBORS: "8",
    WORKERS: String(env.WORKERS),
  });
  // What is not in force has no value.
  expect(settings.flatMap(({ name, value }) => (value === null ? [name] : []))).toEqual([
    "PROXY_HEADER",
    "METRICS_TOKEN",
  ]);
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
