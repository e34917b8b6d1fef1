/** The game's services for benchmarks, without rate limits and with cheap password hashes. */
import {
  createCaller,
  createContext,
  createServices,
  ensureBase,
  type RequestFacts,
  type Services,
  silentLog,
} from "@emberlode/api";
import type { Pool } from "@emberlode/db";

const free = async () => async () => {};

export function benchServices(pool: Pool, dataDir: string): Services {
  const services = createServices(
    {
      publicUrl: "http://localhost",
      worldSeed: "bench",
      dataDir,
      smtpUrl: null,
      mailFrom: "bench@localhost",
      secret: "a secret of the bench, long enough",
      signUpsPerHour: 1_000_000,
    },
    { pool, log: silentLog },
  );
  services.limits = {
    charge: free,
    chargeLogin: free,
    chargeCode: free,
    chargeMail: async () => null,
  };
  services.passwords = {
    hash: async () => "-",
    matches: async () => false,
    rehashIfUnnormalized: async () => null,
  };
  return services;
}

/** A request with this session. */
export function factsOf(sessionToken: string | null, address = "127.0.0.1"): RequestFacts {
  return {
    sessionToken,
    bearerToken: null,
    address,
    idempotencyKey: null,
    callIndex: 0,
  };
}

let registered = 0;

/** Registers a player with a base from a separate address; `sid` is the session. */
export async function registerPlayer(services: Services, username: string) {
  registered += 1;
  const ctx = createContext(services, factsOf(null, `2001:db8:${registered.toString(16)}::1`));
  const { user } = await createCaller(ctx).user.register({
    username,
    email: `${username}@bench.invalid`,
    password: "bench bench",
  });
  const { session } = ctx.effects;
  const id = Number(user._id);
  await ensureBase(services, id);
  return { id, sid: session?.kind === "set" ? session.token : "" };
}
