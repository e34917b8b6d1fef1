/** How admins find accounts by an email address, an IP address or a network. */
import { z } from "zod";
import { EMAIL_MAX_LENGTH } from "./account.ts";
import { listedPlayerSchema } from "./admin.ts";
import { networkSchema } from "./admin-networks.ts";
import { fault } from "./input-faults.ts";

/** What a searched text is. */
export type SearchedTrace =
  | { kind: "email" /** The beginning of an address, or `@example.org`. */; text: string }
  | { kind: "network"; network: string };

/** An IPv4 address, or its beginning: `192.0.2.7`, `192.0.2`, `192.0.2.`, `192.0.` */
function ipv4Network(text: string): string | null {
  if (!/^(?:\d{1,3}\.){2}(?:\d{1,3}(?:\.\d{0,3})?)?$/.test(text)) return null;
  const parts = text.split(".").filter((part) => part !== "");
  const zeros = Array.from({ length: 4 - parts.length }, () => "0");
  return `${[...parts, ...zeros].join(".")}/${8 * parts.length}`;
}

/** The /64 of an IPv6 address, or the network of its first two to four groups: `2001:db8:` */
function ipv6Network(text: string): string | null {
  if (!/^[\da-f:]+$/i.test(text) || text.split(":").length < 3) return null;
  const [before = "", after] = text.replace(/:$/, "").split("::");
  const groups = before.split(":");
  const isWhole = groups.length === 8 || after !== undefined || text.endsWith("::");
  const bits = isWhole ? 64 : 16 * groups.length;
  const missing = after === undefined ? 0 : 8 - groups.length - after.split(":").length;
  const zeros = Array.from({ length: Math.max(0, missing) }, () => "0");
  const all = [...groups, ...zeros, ...(after ?? "").split(":")].filter((group) => group !== "");
  return `${all.slice(0, 4).join(":")}::/${bits}`;
}

/** Null for a text that is none of them. */
export function searchedTrace(searched: string): SearchedTrace | null {
  const text = searched.trim().toLowerCase();
  if (/^[^\s@]*@[^\s@]*$/.test(text) && text.length > 2) return { kind: "email", text };
  const network = text.includes("/") ? text : (ipv4Network(text) ?? ipv6Network(text));
  return network !== null && networkSchema.safeParse(network).success
    ? { kind: "network", network }
    : null;
}

export const findAccountsInput = z.strictObject({
  text: z
    .string(fault("accountSearchInvalid"))
    .max(EMAIL_MAX_LENGTH, fault("accountSearchInvalid"))
    .refine((text) => searchedTrace(text) !== null, fault("accountSearchInvalid")),
});

export const findAccountsAnswer = z.object({
  /** The last seen first, at most twenty. */
  players: z.array(
    /** The email address, or the address that it was last used from. */
    listedPlayerSchema.extend({ found: z.string() }),
  ),
  /** The searched network, normalized; null for an email address. */
  network: z.string().nullable(),
});

export type FindAccountsAnswer = z.infer<typeof findAccountsAnswer>;
