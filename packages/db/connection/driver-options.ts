import type { Address } from "./address.ts";

/** What every client of the driver is made with: one connection, and nothing asked that we do not ask. */
export function driverOptions({ host, port, database, user, password }: Address) {
  return {
    ...{ host, port, database, user, password },
    // The socket comes with TLS already, as the address asks for it.
    ssl: false,
    max: 1,
    fetch_types: false,
    onnotice: () => {},
  };
}
