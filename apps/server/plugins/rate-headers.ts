/** The rate limit headers. */
import type { Rate, ResponseEffects } from "@emberlode/api";
import { RATE_HEADER, RATE_POLICY_HEADER } from "@emberlode/contract";
import type { FastifyReply } from "fastify";

/** What a limit allows: `"steps";q=20;w=1` is 20 calls in a second. */
const policyOf = ({ name, most, seconds }: Rate) => `"${name}";q=${most};w=${seconds}`;

/** What is left of it: `"steps";r=17;t=1` is 17 calls, and all 20 again in a second. */
const standingOf = ({ name, left, endsInSeconds }: Rate) =>
  `"${name}";r=${left};t=${endsInSeconds}`;

/** Sends every limit that the calls of a request were counted in or refused by. */
export function writeRates(reply: FastifyReply, { rates }: ResponseEffects): void {
  if (rates === undefined) return;
  const all = [...rates.values()];
  reply.header(RATE_POLICY_HEADER, all.map(policyOf).join(", "));
  reply.header(RATE_HEADER, all.map(standingOf).join(", "));
}
