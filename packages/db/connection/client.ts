import postgres from "postgres";
import type { Address } from "./address.ts";
import { driverOptions } from "./driver-options.ts";
import { openSocket } from "./socket.ts";

/**
 * A plain driver connection for commands and migrations. It allows transactions and is not replaced
 * when it is lost. The caller closes it.
 */
export function openClient(
  address: Address,
  settings: Readonly<Record<string, string>>,
): postgres.Sql {
  const options = {
    ...driverOptions(address),
    socket: () => openSocket(address),
    connection: settings,
    connect_timeout: 5,
  };
  return postgres(options);
}
