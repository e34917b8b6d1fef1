import { randomBytes } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  createCaller,
  createContext,
  DEMO_MAIL_DOMAIN,
  GameError,
  type RequestFacts,
  resetDemoAccount,
  type Services,
} from "@emberlode/api";
import { PLACING, wrapCoordinate } from "@emberlode/game";
import { DEMO_FILE } from "./secrets.ts";

/** The login of the demo account. */
export interface DemoLogin {
  username: string;
  password: string;
}

const DEMO_USERNAME = "demo";
const emailOf = (username: string) => `${username.toLowerCase()}@${DEMO_MAIL_DOMAIN}`;
const DEMO_PLAYERS = ["Ashby", "Brindle", "Corvin", "Dunmore", "Elsworth", "Farrow"];
/** Limit of steps per demo player, who digs wherever there is ore. */
const MAX_STEPS = 200;

/** Charges nothing and returns an empty refund. */
const noCharge = async () => async () => {};
/** Seeding is not charged to any rate limit. */
const UNLIMITED: Services["limits"] = {
  charge: noCharge,
  chargeLogin: noCharge,
  chargeCode: noCharge,
  chargeMail: async () => null,
};

/** Seeding is not subject to the sign-up setting. */
const openSignUps: Services["currentSignUps"] = async () => "open";

function newPassword(): string {
  return randomBytes(9).toString("base64url");
}

function factsOf(sessionToken: string | null): RequestFacts {
  return {
    sessionToken,
    bearerToken: null,
    address: "127.0.0.1",
    idempotencyKey: null,
    callIndex: 0,
  };
}

const isNameTaken = (error: unknown): boolean =>
  error instanceof GameError && ["USERNAME_TAKEN", "EMAIL_TAKEN"].includes(error.gameCode);

/** Registers a player and returns a caller that acts as them; null if the name is taken. */
async function registerPlayer(services: Services, username: string, password: string) {
  const ctx = createContext(services, factsOf(null));
  const input = { username, email: emailOf(username), password };
  const answer = await createCaller(ctx)
    .user.register(input)
    .catch((error: unknown) => {
      if (isNameTaken(error)) return null;
      throw error;
    });
  if (answer === null) return null;
  const { user } = answer;
  const session = ctx.effects.session;
  const token = session?.kind === "set" ? session.token : null;
  const call = createCaller(() => createContext(services, factsOf(token)));
  return { call, x: user.status.x, y: user.status.y };
}

type DemoPlayer = NonNullable<Awaited<ReturnType<typeof registerPlayer>>>;

/**
 * Walks away from the base and digs on the way until the base has the 20 actions after which it
 * stays on the map.
 */
async function walk(player: DemoPlayer, dx: number, dy: number) {
  let { x, y } = player;
  for (let step = 0, digs = 0; step < MAX_STEPS && digs < PLACING.firstActions; step += 1) {
    x = wrapCoordinate(x + dx);
    y = wrapCoordinate(y + (step % 2 === 0 ? dy : 0));
    const field = await player.call.fields.move({ x, y });
    if (!("type" in field)) return;
    if (field.type === "metal" || field.type === "energy") {
      await player.call.user.gather({ type: field.type, field: { x, y } });
      digs += 1;
    }
  }
}

/**
 * Fills a new world with a demo account and players, using the same procedures as players.
 * Skips demo players whose name is taken. Returns null if a demo account already exists.
 */
export async function seedDemo(services: Services): Promise<DemoLogin | null> {
  const unlimited: Services = { ...services, limits: UNLIMITED, currentSignUps: openSignUps };
  const password = newPassword();
  const demo = await registerPlayer(unlimited, DEMO_USERNAME, password);
  if (demo === null) return null;
  await demo.call.user.logout();
  for (const [index, name] of DEMO_PLAYERS.entries()) {
    const player = await registerPlayer(unlimited, name, newPassword());
    if (player === null) continue;
    await walk(player, index % 2 === 0 ? 1 : -1, index % 3 === 0 ? 1 : -1);
    // Log them out: otherwise they would count as online.
    await player.call.user.logout();
  }
  return { username: DEMO_USERNAME, password };
}

async function resetPassword(services: Services, password: string, createdHere: boolean) {
  const passwordHash = await services.passwords.hash(password, "127.0.0.1");
  const account = { username: DEMO_USERNAME, email: emailOf(DEMO_USERNAME), passwordHash };
  return resetDemoAccount(services.db, account, createdHere);
}

/**
 * Gives the demo account a new password, for a data folder that does not know the old one; null if
 * there is no such account.
 */
export async function reopenDemo(services: Services): Promise<DemoLogin | null> {
  const password = newPassword();
  const isFound = await resetPassword(services, password, false);
  return isFound ? { username: DEMO_USERNAME, password } : null;
}

/**
 * Closes the demo account: sets an unknown password and ends its sessions. Its base stays on the
 * map. Returns false if there is no demo account.
 * @param createdHere whether this data folder created the account
 */
export async function closeDemo(services: Services, createdHere: boolean): Promise<boolean> {
  return resetPassword(services, newPassword(), createdHere);
}

/** Stores the login in DATA_DIR, so every start can print it. */
export function saveDemoLogin(dataDir: string, login: DemoLogin): void {
  writeFileSync(join(dataDir, DEMO_FILE), `${login.username} ${login.password}\n`, { mode: 0o600 });
}

export function readDemoLogin(dataDir: string): DemoLogin | null {
  try {
    const [username, password] = readFileSync(join(dataDir, DEMO_FILE), "utf8").trim().split(" ");
    return username && password ? { username, password } : null;
  } catch {
    return null;
  }
}

export function deleteDemoLogin(dataDir: string): void {
  rmSync(join(dataDir, DEMO_FILE), { force: true });
}
