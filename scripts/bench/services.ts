/** The game as the benches run it: rate limits are off and password hashes are free. */
import {
  createCaller,
  createContext,
  createServices,
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
      signupsPerHour: 1_000_000,
    },
    { pool, log: silentLog },
  );
  services.limits = { charge: free, chargeLogin: free, mayMail: async () => true };
  services.passwords = { hash: async () => "-", matches: async () => false };
  return services;
}

/** A request with this session. */
export function factsOf(sessionToken: string | null): RequestFacts {
  return {
    sessionToken,
    bearerToken: null,
    address: "127.0.0.1",
    idempotencyKey: null,
    callIndex: 0,
  };
}

/** Registers somebody; `sid` is their session. */
export async function registerPlayer(services: Services, username: string) {
  const ctx = createContext(services, factsOf(null));
  const { user } = await createCaller(ctx).user.register({
    username,
    email: `${username}@bench.invalid`,
    password: "bench bench",
  });
  const { session } = ctx.effects;
  return { id: Number(user._id), sid: session?.kind === "set" ? session.token : "" };
}
