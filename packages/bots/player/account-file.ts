/** Stores the accounts of bots in a file, so that they continue after a restart. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { TEMPERAMENT_IDS, type TemperamentId } from "../habits/temperament.ts";

export interface BotAccount {
  /** Number in the group, from 0. */
  number: number;
  temperament: TemperamentId;
  username: string;
  password: string;
  /** API token; the server stores only its hash. Null until it is created. */
  token: string | null;
}

/** Anyone who can read it can play these accounts. */
const OWNER_ONLY = 0o600;

function isAccount(value: unknown): value is BotAccount {
  if (typeof value !== "object" || value === null) return false;
  const { number, temperament, username, password, token } = value as Partial<BotAccount>;
  return (
    typeof number === "number" &&
    TEMPERAMENT_IDS.some((id) => id === temperament) &&
    [username, password].every((text) => typeof text === "string") &&
    (token === null || typeof token === "string")
  );
}

/** The file is not a list of accounts; the message says what to do. */
export class AccountFileError extends Error {}

export class AccountFile {
  readonly #path: string;
  readonly #accounts = new Map<number, BotAccount>();

  /** Throws if the file exists and is not ours, instead of overwriting it. */
  constructor(path: string) {
    this.#path = path;
    for (const account of readAccounts(path)) this.#accounts.set(account.number, account);
  }

  /** The account with this number in the group. */
  of(number: number): BotAccount | undefined {
    return this.#accounts.get(number);
  }

  save(account: BotAccount): void {
    this.#accounts.set(account.number, account);
    this.#write();
  }

  /** For accounts that the server no longer knows. */
  remove(number: number): void {
    this.#accounts.delete(number);
    this.#write();
  }

  #write(): void {
    mkdirSync(dirname(this.#path), { recursive: true });
    const text = JSON.stringify([...this.#accounts.values()], null, 2);
    writeFileSync(`${this.#path}.new`, `${text}\n`, { mode: OWNER_ONLY });
    renameSync(`${this.#path}.new`, this.#path);
  }
}

/** Undefined if the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readAccounts(path: string): readonly BotAccount[] {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
  const value = parseJson(text);
  if (!Array.isArray(value) || !value.every(isAccount)) {
    throw new AccountFileError(
      `${path} is not a list of bot accounts. Move it elsewhere, or pass another path with --accounts.`,
    );
  }
  return value;
}
