/** What a server knows about itself, for its operators: version, commit, settings. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ServerFacts } from "@emberlode/api";
import { defaultOf, type Env, envSchema } from "./env.ts";
import { version } from "./package.json";

type Variables = Readonly<Record<string, string | undefined>>;
type SettingName = keyof Env;

/** Settings whose values open something. */
const SECRET: ReadonlySet<SettingName> = new Set(["SESSION_SECRET", "METRICS_TOKEN"]);
/** Addresses that contain passwords. */
const WITH_PASSWORD: ReadonlySet<SettingName> = new Set(["DATABASE_URL", "SMTP_URL"]);

/** A setting as in the file; its default is what an empty file gives. */
function settingOf(name: SettingName, variables: Variables): ServerFacts["settings"][number] {
  const given = variables[name]?.trim() ?? "";
  const isSet = given !== "";
  const isSecret = SECRET.has(name) || WITH_PASSWORD.has(name);
  if (isSecret) {
    const address = WITH_PASSWORD.has(name) && URL.canParse(given) ? new URL(given) : null;
    return { name, isSet, isSecret, value: address && `${address.protocol}//${address.host}` };
  }
  return { name, isSet, isSecret, value: isSet ? given : defaultOf(name) };
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
export function serverFacts(root: string, variables: Variables): ServerFacts {
  const names = Object.keys(envSchema.shape) as SettingName[];
  return {
    version,
    commit: checkedOutCommit(root),
    settings: names.map((name) => settingOf(name, variables)),
  };
}
