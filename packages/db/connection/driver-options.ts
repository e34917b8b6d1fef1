import type { Address } from "./address.ts";

/** Options for every client of the driver: one connection, and no queries of its own. */
export function driverOptions({ host, port, database, user, password }: Address) {
  return {
    ...{ host, port, database, user, password },
    // The socket already has TLS, as the address asks for it.
    ssl: false,
    max: 1,
    fetch_types: false,
    onnotice: () => {},
  };
}
