import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { isAbsolute, join } from "node:path";
import { EVIDENCE_THRESHOLDS, PLACING, SIGN_UPS } from "@emberlode/game";
import { z } from "zod";
import { FORWARDED_HEADERS } from "./addresses/forwarded.ts";
import { CONNECTIONS_PER_ADDRESS } from "./connections/local-connection-limit.ts";

/** An invalid setting; the message lists all of them in readable form. */
export class EnvError extends Error {
  override readonly name = "EnvError";
}

/** Empty counts as unset, so `SMTP_URL=` in a file disables mail. */
const unsetIfBlank = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? undefined : value;

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** `off` (null), or a whole number of minutes, hours or days, in milliseconds. */
const everySchema = z.string().transform((text, { addIssue }) => {
  if (text === "off") return null;
  const [, count, unit] = /^([1-9]\d{0,3})([mhd])$/.exec(text) ?? [];
  if (unit === "m" || unit === "h" || unit === "d") return Number(count) * UNITS[unit];
  addIssue("must be off, or a time such as 30m, 6h or 1d");
  return z.NEVER;
});

const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unsetIfBlank, schema.optional());

/** The default is written as in the file and parsed the same way. */
const withDefault = <T extends z.ZodType>(schema: T, fallback: string) =>
  z.preprocess((value) => unsetIfBlank(value) ?? fallback, schema).meta({ fallback });

/** A setting's default as in the file; null without one. */
export function defaultOf(name: keyof Env): string | null {
  const fallback = envSchema.shape[name].meta()?.fallback;
  return typeof fallback === "string" ? fallback : null;
}

function urlWithProtocol(protocols: readonly string[], hint: string) {
  return z.string().refine((text) => {
    if (!URL.canParse(text)) return false;
    return protocols.includes(new URL(text).protocol);
  }, hint);
}

function wholeNumber(min: number, max: number) {
  const hint = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, hint)
    .transform(Number)
    .refine((number) => number >= min && number <= max, hint);
}

/** Off, the number of proxies in front, or their addresses. */
const trustProxySchema = z
  .string()
  .regex(
    /^(false|[1-9]|[0-9a-fA-F.:/, ]{2,})$/,
    "must be false, the number of proxies in front of the server, or their addresses",
  )
  .transform((text): false | number | string => {
    if (text === "false") return false;
    return /^[1-9]$/.test(text) ? Number(text) : text;
  });

/** Hosts, `*.host` for all subdomains, or whole origins; separated by commas. */
const PUSH_SERVICE =
  /^(?:(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+|https?:\/\/[a-z0-9.-]+(?::\d{1,5})?)$/;

/** A valid host, or an origin in the browser's notation; null if it could never match. */
function pushServiceOf(text: string): string | null {
  if (!PUSH_SERVICE.test(text)) return null;
  if (text.includes("://")) return URL.canParse(text) ? new URL(text).origin : null;
  const address = `https://${text.replace("*", "any")}`;
  return URL.canParse(address) && new URL(address).origin === address ? text : null;
}

const pushServicesSchema = z.string().transform((text, { addIssue }) => {
  const parts = text.split(",").flatMap((part) => part.trim() || []);
  const services = parts.flatMap((part) => pushServiceOf(part) ?? []);
  if (services.length === parts.length) return services;
  addIssue(
    "must be hosts such as push.example.com or *.example.com, or origins, separated by commas",
  );
  return z.NEVER;
});

/** Limit of bases of young accounts per address, which includes all neighbors. */
const MAX_NEIGHBORS = PLACING.youngPerAddress;

/** Limit of processes that serve one port. */
const MAX_WORKERS = 64;
/** One core is left for Postgres and everything else. */
const DEFAULT_WORKERS = Math.max(1, Math.min(MAX_WORKERS, availableParallelism() - 1));

/** Every variable that the server reads; `.env.example` lists the same ones. */
export const envSchema = z.object({
  HOST: withDefault(z.string(), "127.0.0.1"),
  PORT: withDefault(wholeNumber(0, 65_535), "3000"),
  PUBLIC_URL: optional(
    urlWithProtocol(["http:", "https:"], "must be an address such as https://play.example.com"),
  ),
  DATABASE_URL: optional(
    urlWithProtocol(
      ["postgres:", "postgresql:"],
      "must be an address such as postgres://user:password@host:5432/emberlode",
    ),
  ),
  DATA_DIR: withDefault(z.string(), ".data"),
  WORLD: withDefault(
    z
      .string()
      .regex(
        /^(?!pg_|public$)[a-z][a-z0-9_]{0,39}$/,
        'must be 1-40 lowercase letters, digits and _, starting with a letter, and not "public" or "pg_…"',
      ),
    "world",
  ),
  WORLD_SEED: withDefault(z.string().max(64, "must have at most 64 characters"), "emberlode"),
  SEASON_DAYS: withDefault(wholeNumber(0, 366), "28"),
  SESSION_SECRET: optional(z.string().min(32, "must have at least 32 characters")),
  SMTP_URL: optional(
    urlWithProtocol(["smtp:", "smtps:"], "must be an address such as smtps://user:password@host"),
  ),
  MAIL_FROM: withDefault(z.string().max(254), "Emberlode <no-reply@localhost>"),
  LOG_LEVEL: withDefault(
    z.enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "must be one of fatal, error, warn, info, debug, trace, silent",
    ),
    "info",
  ),
  TRUST_PROXY: withDefault(trustProxySchema, "false"),
  PROXY_HEADER: optional(
    z
      .string()
      .toLowerCase()
      .pipe(z.enum(FORWARDED_HEADERS, "must be X-Forwarded-For or Forwarded")),
  ),
  HSTS_SUBDOMAINS: withDefault(z.enum(["on", "off"], "must be on or off"), "off"),
  METRICS_TOKEN: optional(
    z.string().regex(/^[\x21-\x7e]{16,1024}$/, "must have 16-1024 ASCII characters without spaces"),
  ),
  PUSH_SERVICES: withDefault(pushServicesSchema, ""),
  DEMO: optional(z.enum(["on", "off"], "must be on or off")),
  NEIGHBORS: optional(wholeNumber(0, MAX_NEIGHBORS)),
  BACKUP_EVERY: withDefault(everySchema, "1d"),
  BACKUP_KEEP: withDefault(wholeNumber(1, 1_000), "7"),
  WORKERS: withDefault(wholeNumber(1, MAX_WORKERS), String(DEFAULT_WORKERS)),
  SIGNUPS: withDefault(z.enum(SIGN_UPS, "must be one of open, accounts, guests, closed"), "open"),
  SIGNUPS_PER_HOUR: withDefault(wholeNumber(1, 1_000_000), "30"),
  SECOND_FACTOR: withDefault(
    z.enum(["required", "optional"], "must be required or optional"),
    "required",
  ),
  EVIDENCE_VICTORIES: withDefault(wholeNumber(1, 1_000), String(EVIDENCE_THRESHOLDS.victories)),
  EVIDENCE_CAPTURES: withDefault(wholeNumber(1, 1_000), String(EVIDENCE_THRESHOLDS.captures)),
  EVIDENCE_REFEREES: withDefault(wholeNumber(1, 1_000), String(EVIDENCE_THRESHOLDS.referees)),
  EVIDENCE_SPENT: withDefault(wholeNumber(0, 100), String(EVIDENCE_THRESHOLDS.spentPercent)),
  EVIDENCE_RHYTHM: withDefault(wholeNumber(1, 100), String(EVIDENCE_THRESHOLDS.rhythmPercent)),
  EVIDENCE_HOURS: withDefault(wholeNumber(1, 24), String(EVIDENCE_THRESHOLDS.hours)),
  CONNECTIONS_PER_ADDRESS: withDefault(wholeNumber(8, 8_192), String(CONNECTIONS_PER_ADDRESS)),
});

export type Env = z.infer<typeof envSchema>;

/**
 * Parses all settings and reports every invalid one, not only the first.
 * @param root the folder that a relative DATA_DIR is relative to
 * @throws EnvError with one line per invalid setting
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>, root: string): Env {
  const parsed = envSchema.safeParse(source);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
    throw new EnvError(
      `Invalid settings (environment or .env):\n${lines.join("\n")}\n` +
        "Correct or remove them and start again; .env.example explains each one.",
    );
  }
  const { DATA_DIR } = parsed.data;
  return { ...parsed.data, DATA_DIR: isAbsolute(DATA_DIR) ? DATA_DIR : join(root, DATA_DIR) };
}

/**
 * Reads the `.env` file next to the root package, if there is one; the environment takes
 * precedence. `ENV_FILE=off` skips the file: test servers use only their own settings.
 */
export function loadEnvFile(root: string): void {
  if (process.env.ENV_FILE === "off") return;
  const path = join(root, ".env");
  if (existsSync(path)) process.loadEnvFile(path);
}
