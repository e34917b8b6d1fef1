import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv as parseEnvText } from "node:util";
import { describe, expect, test } from "vitest";
import { EnvError, envSchema, loadEnvFile, parseEnv } from "./env.ts";
import { findRoot } from "./paths.ts";
import { readOrCreateSecret, SESSION_SECRET_FILE } from "./secrets.ts";

const VARIABLES = Object.keys(envSchema.shape).sort();
const example = readFileSync(join(findRoot(), ".env.example"), "utf8");

function complaint(source: Record<string, string>): string {
  try {
    parseEnv(source, "/srv");
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return "";
}

describe("settings", () => {
  test("an empty value counts as unset", () => {
    expect(parseEnv({ SMTP_URL: "", PORT: " " }, "/srv")).toEqual(parseEnv({}, "/srv"));
  });

  test("an absolute data folder is left unchanged", () => {
    expect(parseEnv({ DATA_DIR: "/var/lib/game" }, "/srv").DATA_DIR).toBe("/var/lib/game");
  });

  test.each([
    ["false", false],
    ["2", 2],
    ["10.0.0.0/8, ::1", "10.0.0.0/8, ::1"],
  ])("TRUST_PROXY=%s", (text, meaning) => {
    expect(parseEnv({ TRUST_PROXY: text }, "/srv").TRUST_PROXY).toBe(meaning);
  });

  test("PROXY_HEADER accepts two headers, ignoring case", () => {
    const read = (text: string) => parseEnv({ PROXY_HEADER: text }, "/srv").PROXY_HEADER;
    expect(read("")).toBeUndefined();
    expect(["X-Forwarded-For", "forwarded"].map(read)).toEqual(["x-forwarded-for", "forwarded"]);
    expect(complaint({ PROXY_HEADER: "x-real-ip" })).toContain("X-Forwarded-For or Forwarded");
  });

  test.each([
    ["", []],
    ["push.example.com, *.example.org,", ["push.example.com", "*.example.org"]],
    ["http://127.0.0.1:9000", ["http://127.0.0.1:9000"]],
    [
      "https://push.example.com:443, http://push.example.com:80, http://127.1:443",
      ["https://push.example.com", "http://push.example.com", "http://127.0.0.1:443"],
    ],
  ])("PUSH_SERVICES=%s", (text, meaning) => {
    expect(parseEnv({ PUSH_SERVICES: text }, "/srv").PUSH_SERVICES).toEqual(meaning);
  });

  test.each([
    ...["*", "*.", "https://example.com/path", "example.com:80", "a b.com", "ftp://a.com"],
    ...["https://example.com:99999", "https://999.1.1.1", "999.1.1.1", "127.1", "*.127.1"],
    "push.example.com,*",
  ])("PUSH_SERVICES=%s is refused", (text) => {
    expect(complaint({ PUSH_SERVICES: text })).toContain("PUSH_SERVICES must be hosts");
  });

  test.each([
    ["off", null],
    ["30m", 1_800_000],
    ["6h", 21_600_000],
    ["7d", 604_800_000],
  ])("BACKUP_EVERY=%s", (text, meaning) => {
    expect(parseEnv({ BACKUP_EVERY: text }, "/srv").BACKUP_EVERY).toBe(meaning);
  });

  test.each(["0h", "24", "1.5h", "1w", "on", "10000d", "1 h"])(
    "BACKUP_EVERY=%s is refused",
    (text) => {
      expect(complaint({ BACKUP_EVERY: text })).toContain("BACKUP_EVERY must be off, or a time");
    },
  );

  test.each(["short", "a token with blanks in it", "ein-schlüssel-mit-umlaut"])(
    "METRICS_TOKEN=%s cannot be sent in a header and is not logged",
    (token) => {
      const text = complaint({ METRICS_TOKEN: token });
      expect(text).toContain("METRICS_TOKEN must have 16-1024 ASCII characters");
      expect(text).not.toContain(token);
    },
  );

  test("lists all errors, one per line", () => {
    const wrong = {
      PORT: "80000",
      PUBLIC_URL: "play.example.com",
      DATABASE_URL: "mysql://localhost/game",
      WORLD: "Erde",
      SESSION_SECRET: "short",
      LOG_LEVEL: "loud",
      TRUST_PROXY: "yes",
      SIGNUPS: "off",
      SIGNUPS_PER_HOUR: "-1",
    };
    const text = complaint(wrong);
    const lines = text.split("\n").filter((line) => line.startsWith("  "));
    expect(lines.map((line) => line.trim().split(" ")[0])).toEqual(Object.keys(wrong));
    expect(text).toContain("PORT must be a whole number from 0 to 65535");
    expect(text).not.toContain("short");
  });
});

describe(".env.example", () => {
  test("lists exactly the existing settings", () => {
    const listed = Array.from(example.matchAll(/^#? ?([A-Z_]+)=/gm), ([, name]) => name);
    expect(listed.sort()).toEqual(VARIABLES);
  });

  test("shows the defaults, and valid examples", () => {
    const shown = parseEnvText(example.replace(/^# (?=[A-Z_]+=)/gm, ""));
    const parsed = parseEnv(shown, "/srv");
    const defaults = parseEnv({}, "/srv");
    const { PUBLIC_URL, DATABASE_URL, SMTP_URL, ...others } = parsed;
    expect(others).toEqual(defaults);
    expect([PUBLIC_URL, DATABASE_URL, SMTP_URL].every((url) => url !== undefined)).toBe(true);
  });
});

describe(".env", () => {
  test("is read if it exists and ENV_FILE is not off; the environment takes precedence", () => {
    const folder = mkdtempSync(join(tmpdir(), "emberlode-env-"));
    const names = ["EMBERLODE_TEST_A", "EMBERLODE_TEST_B"];
    try {
      loadEnvFile(folder);
      writeFileSync(join(folder, ".env"), names.map((name) => `${name}=file\n`).join(""));
      process.env.ENV_FILE = "off";
      loadEnvFile(folder);
      expect(process.env.EMBERLODE_TEST_B).toBeUndefined();
      delete process.env.ENV_FILE;
      process.env.EMBERLODE_TEST_A = "environment";
      loadEnvFile(folder);
      expect(names.map((name) => process.env[name])).toEqual(["environment", "file"]);
    } finally {
      for (const name of [...names, "ENV_FILE"]) delete process.env[name];
      rmSync(folder, { recursive: true });
    }
  });
});

describe("generated secrets", () => {
  test("are created once, stored, and readable only by the owner", () => {
    const folder = mkdtempSync(join(tmpdir(), "emberlode-secret-"));
    try {
      const first = readOrCreateSecret(folder, SESSION_SECRET_FILE);
      expect(first).toMatch(/^[\w-]{43}$/);
      expect(readOrCreateSecret(folder, SESSION_SECRET_FILE)).toBe(first);
      expect(statSync(join(folder, SESSION_SECRET_FILE)).mode & 0o777).toBe(0o600);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
