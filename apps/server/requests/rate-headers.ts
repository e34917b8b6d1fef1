/** The rate limit headers. */
import type { Rate, ResponseEffects } from "@emberlode/api";
import { RATE_HEADER, RATE_POLICY_HEADER } from "@emberlode/contract";
import type { FastifyReply } from "fastify";

/** The quota of a limit: `"steps";q=20;w=1` is 20 calls per second. */
const policyOf = ({ name, maxCalls, seconds }: Rate) => `"${name}";q=${maxCalls};w=${seconds}`;

/** The remaining quota: `"steps";r=17;t=1` is 17 calls left, and 20 again in a second. */
const remainingOf = ({ name, left, endsInSeconds }: Rate) =>
  `"${name}";r=${left};t=${endsInSeconds}`;

/** Sends every limit that counted or refused a call of the request. */
export function writeRates(reply: FastifyReply, { rates }: ResponseEffects): void {
  if (rates === undefined) return;
  const all = [...rates.values()];
  reply.header(RATE_POLICY_HEADER, all.map(policyOf).join(", "));
  reply.header(RATE_HEADER, all.map(remainingOf).join(", "));
}
