/** Plain connections of the driver, and the options that all connections share. */
import postgres from "postgres";
import type { DatabaseTarget } from "./database-url.ts";
import { openSocket } from "./socket.ts";

/** Options for every client of the driver: one connection, and no queries of its own. */
export function driverOptions({ host, port, database, user, password }: DatabaseTarget) {
  return {
    host,
    port,
    database,
    user,
    password,
    // The socket already has TLS, as the address asks for it.
    ssl: false,
    max: 1,
    fetch_types: false,
    onnotice: () => {},
  };
}

/**
 * A plain driver connection for commands and migrations. It allows transactions and is not replaced
 * when it is lost. The caller closes it.
 */
export function openClient(
  target: DatabaseTarget,
  settings: Readonly<Record<string, string>>,
): postgres.Sql {
  const options = {
    ...driverOptions(target),
    socket: () => openSocket(target),
    connection: settings,
    connect_timeout: 5,
  };
  return postgres(options);
}
