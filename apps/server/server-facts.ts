/** Facts about the server for its operators: version, commit, settings. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ServerFacts } from "@emberlode/api";
import { publicUrlOf } from "./addresses/server-addresses.ts";
import { defaultOf, type Env, envSchema } from "./env.ts";
import { neighborCountOf } from "./neighbor-count.ts";
import { version } from "./package.json";
import { SESSION_SECRET_FILE } from "./secrets.ts";

type Variables = Readonly<Record<string, string | undefined>>;
type SettingName = keyof Env;

/** Settings whose values open something. */
const SECRET: ReadonlySet<SettingName> = new Set(["SESSION_SECRET", "METRICS_TOKEN"]);
/** Addresses that contain passwords. */
const WITH_PASSWORD: ReadonlySet<SettingName> = new Set(["DATABASE_URL", "SMTP_URL"]);

type Setting = ReturnType<ServerFacts["settings"]>[number];

const GROUPS: Readonly<Record<SettingName, Setting["group"]>> = {
  HOST: "address",
  PORT: "address",
  PUBLIC_URL: "address",
  TRUST_PROXY: "address",
  PROXY_HEADER: "address",
  HSTS_SUBDOMAINS: "address",
  CONNECTIONS_PER_ADDRESS: "address",
  WORKERS: "address",
  DATABASE_URL: "data",
  DATA_DIR: "data",
  WORLD: "data",
  WORLD_SEED: "data",
  SEASON_DAYS: "players",
  SESSION_SECRET: "data",
  BACKUP_EVERY: "data",
  BACKUP_KEEP: "data",
  SIGNUPS: "players",
  SIGNUPS_PER_HOUR: "players",
  SECOND_FACTOR: "players",
  DEMO: "players",
  NEIGHBORS: "players",
  EVIDENCE_VICTORIES: "evidence",
  EVIDENCE_CAPTURES: "evidence",
  EVIDENCE_REFEREES: "evidence",
  EVIDENCE_SPENT: "evidence",
  EVIDENCE_RHYTHM: "evidence",
  EVIDENCE_HOURS: "evidence",
  SMTP_URL: "services",
  MAIL_FROM: "services",
  PUSH_SERVICES: "services",
  LOG_LEVEL: "services",
  METRICS_TOKEN: "services",
};

/** Values of settings that are not set, derived from others. None is secret. */
const DERIVED: Partial<Record<SettingName, (env: Env) => string | null>> = {
  PUBLIC_URL: publicUrlOf,
  WORKERS: ({ WORKERS }) => String(WORKERS),
  DATABASE_URL: () => "embedded Postgres",
  DATA_DIR: ({ DATA_DIR }) => DATA_DIR,
  SESSION_SECRET: ({ DATA_DIR }) => join(DATA_DIR, SESSION_SECRET_FILE),
  DEMO: ({ DATABASE_URL }) => (DATABASE_URL === undefined ? "on" : null),
  NEIGHBORS: (env) => String(neighborCountOf(env)),
  SMTP_URL: ({ DATA_DIR }) => join(DATA_DIR, "outbox"),
};

/** A setting as in the file, or what is in force without it. */
function settingOf(name: SettingName, variables: Variables, env: Env): Setting {
  const fileValue = variables[name]?.trim() ?? "";
  const isSet = fileValue !== "";
  const isSecret = SECRET.has(name) || WITH_PASSWORD.has(name);
  const common = { name, group: GROUPS[name], isSet, isSecret };
  if (!isSet) {
    const derived = DERIVED[name]?.(env) ?? null;
    return derived === null
      ? { ...common, source: "default", value: defaultOf(name) }
      : { ...common, source: "derived", value: derived };
  }
  if (!isSecret) return { ...common, source: "set", value: fileValue };
  const address = WITH_PASSWORD.has(name) && URL.canParse(fileValue) ? new URL(fileValue) : null;
  return { ...common, source: "set", value: address && `${address.protocol}//${address.host}` };
}

const isCommit = (text: string) => /^[\da-f]{40}$/.test(text);

/** The text of a file of git; empty for a missing one. */
function readGit(root: string, path: string): string {
  try {
    return readFileSync(join(root, ".git", path), "utf8").trim();
  } catch {
    return "";
  }
}

/** The commit that is checked out; null outside of a git checkout. */
export function checkedOutCommit(root: string): string | null {
  const head = readGit(root, "HEAD");
  if (isCommit(head)) return head;
  const branch = /^ref: (refs\/[\w./-]+)$/.exec(head)?.[1];
  if (branch === undefined || branch.includes("..")) return null;
  const loose = readGit(root, branch);
  if (isCommit(loose)) return loose;
  const packed = readGit(root, "packed-refs")
    .split("\n")
    .find((line) => line.endsWith(` ${branch}`));
  return packed?.split(" ")[0] ?? null;
}

/** Version, commit and settings of this server. Secrets are left out. */
export function serverFacts(root: string, variables: Variables, env: Env): ServerFacts {
  const names = Object.keys(envSchema.shape) as SettingName[];
  return {
    version,
    commit: checkedOutCommit(root),
    settings: () => names.map((name) => settingOf(name, variables, env)),
  };
}
