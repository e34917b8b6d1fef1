/** Creates bot accounts, labeled as such, and renews their tokens. */
import { randomBytes } from "node:crypto";
import { type Client, ClientError, createClient } from "@emberlode/client";
import { type Random, SECOND } from "@emberlode/game";
import { TEMPERAMENT_IDS, type TemperamentId } from "../habits/temperament.ts";
import type { BotAccount } from "./account-file.ts";
import { drawCrest } from "./crest.ts";

interface Identity {
  username: string;
  baseName: string;
  quote: string;
}

const NAMES = [
  "Oswin",
  "Maren",
  "Tibor",
  "Hedda",
  "Lorcan",
  "Sunniva",
  "Ansgar",
  "Petra",
  "Ruprecht",
  "Isolde",
  "Cormac",
  "Dagny",
  "Emrys",
  "Freya",
  "Gunnar",
  "Halina",
  "Ivar",
  "Jorunn",
  "Kasimir",
  "Liesel",
  "Morwenna",
  "Niall",
  "Odile",
  "Ragna",
];

interface BaseTexts {
  /** For the first bot of a temperament, the second and so on. */
  baseNames: readonly [string, ...string[]];
  quote: string;
}

const BASE_TEXTS: Readonly<Record<TemperamentId, BaseTexts>> = {
  digger: { baseNames: ["Deepdelve", "Lampfall", "Coldseam"], quote: "One more shift." },
  explorer: {
    baseNames: ["Wayfarer's Rest", "Farlook", "Mapmaker's Camp"],
    quote: "What lies beyond the next ridge?",
  },
  builder: { baseNames: ["Scaffold Hall", "Plumbline", "Keystone"], quote: "Brick by brick." },
  raider: { baseNames: ["Crow's Perch", "Redgate", "Night Watch"], quote: "Keep your gates shut." },
  trader: {
    baseNames: ["Scales and Sons", "Tally House", "Crossing Market"],
    quote: "Everything has its price.",
  },
  "all-rounder": {
    baseNames: ["Fourways", "Hearthstead", "Oddments"],
    quote: "A bit of everything.",
  },
  hermit: { baseNames: ["Stillwater", "Lone Pine", "Far Hollow"], quote: "Leave me be." },
};

/** The name and texts of the bot with this number. Adds a random number if the name is taken. */
export function identityOf(
  number: number,
  temperament: TemperamentId,
  random: Random,
  isTaken: boolean,
): Identity {
  const name = NAMES[number % NAMES.length] ?? "Bot";
  const isRepeated = isTaken || number >= NAMES.length;
  const { baseNames, quote } = BASE_TEXTS[temperament];
  const round = Math.floor(number / TEMPERAMENT_IDS.length);
  return {
    username: isRepeated ? `${name}${random.int(10, 9_999)}` : name,
    baseName: baseNames[round % baseNames.length] ?? baseNames[0],
    quote,
  };
}

/** The server to play on. */
export interface ServerOptions {
  url: string;
  /** The server's public origin, if it differs. */
  origin?: string;
  /** Replaces `fetch`, to observe every try of a call. */
  fetch?: typeof fetch;
}

/** Maximum number of names to try. */
const MAX_NAMES = 5;
const TOKEN_NAME = "bot";
const PROFILE_TIMEOUT_MS = 30 * SECOND;

/** A client of the server, with that token if given, for actions in the season if one is known. */
export function clientOf(
  { url, origin, fetch: send }: ServerOptions,
  token?: string,
  season?: () => number | null,
): Client {
  return createClient({
    url,
    ...(origin !== undefined && { origin }),
    ...(token !== undefined && { token }),
    ...(send !== undefined && { fetch: send }),
    ...(season !== undefined && { season }),
  });
}

/** Sends base name, quote and picture, if possible. Only the REST call takes a file. */
async function sendProfile(
  { url, fetch: send = fetch }: ServerOptions,
  token: string,
  { baseName, quote }: Identity,
  random: Random,
): Promise<void> {
  const form = new FormData();
  form.set("baseName", baseName);
  form.set("quote", quote);
  form.set("profilePicture", new Blob([Uint8Array.from(drawCrest(random))]), "crest.png");
  const headers = { authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(PROFILE_TIMEOUT_MS);
  const request = { method: "PATCH", headers, body: form, signal };
  // A bot plays without them too.
  await send(new URL("/api/user", url), request)
    .then((answer) => answer.arrayBuffer())
    .catch(() => {});
}

async function register(client: Client, identity: Identity, password: string): Promise<void> {
  const { username } = identity;
  const email = `${username.toLowerCase()}@bots.invalid`;
  await client.user.register.mutate({ username, email, password, isBot: true });
}

/**
 * Creates the account with this number. Throws `ClientError`: TOO_MANY_REQUESTS while the server
 * takes no more sign-ups from here, WORLD_FULL while players need the room.
 * @param save called as soon as the account exists, before it has a token: a later error must not
 * lose the password
 */
export async function signUp(
  server: ServerOptions,
  number: number,
  temperament: TemperamentId,
  random: Random,
  save: (account: BotAccount) => void,
): Promise<BotAccount> {
  const password = randomBytes(24).toString("base64url");
  const client = clientOf(server);
  for (let tries = 0; ; tries++) {
    const identity = identityOf(number, temperament, random, tries > 0);
    try {
      await register(client, identity, password);
    } catch (error) {
      const isTaken =
        error instanceof ClientError && ["USERNAME_TAKEN", "EMAIL_TAKEN"].includes(error.code);
      if (!isTaken || tries + 1 >= MAX_NAMES) throw error;
      continue;
    }
    const account = { number, temperament, username: identity.username, password };
    save({ ...account, token: null });
    const { secret: token } = await client.user.createToken.mutate({ name: TOKEN_NAME });
    await sendProfile(server, token, identity, random);
    return { ...account, token };
  }
}

/** The account with a new token; null if the server no longer knows it. */
export async function renewToken(
  server: ServerOptions,
  account: BotAccount,
): Promise<BotAccount | null> {
  const { username, password } = account;
  const client = clientOf(server);
  try {
    await client.user.login.mutate({ username, password });
  } catch (error) {
    if (error instanceof ClientError && error.code === "BAD_CREDENTIALS") return null;
    throw error;
  }
  const { secret: token } = await client.user.createToken.mutate({ name: TOKEN_NAME });
  return { ...account, token };
}
