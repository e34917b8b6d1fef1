/** tRPC with our context and our errors. */
import type { Call } from "@emberlode/contract/calls";
import { initTRPC } from "@trpc/server";
import type { Context } from "./context.ts";
import { toFailure } from "./errors.ts";

const t = initTRPC
  .context<Context>()
  .meta<Call>()
  .create({
    isDev: false,
    errorFormatter({ shape, error, ctx }) {
      const failure = toFailure(error, ctx?.translators);
      return {
        ...shape,
        message: failure.text,
        data: {
          code: shape.data.code,
          path: shape.data.path,
          httpStatus: failure.httpStatus,
          gameCode: failure.gameCode,
          ...(failure.retryAfterSeconds !== undefined && {
            retryAfterSeconds: failure.retryAfterSeconds,
          }),
          ...(failure.reason !== undefined && { reason: failure.reason }),
          ...(failure.fields !== undefined && { fields: failure.fields }),
          ...(failure.requestId !== undefined && { requestId: failure.requestId }),
        },
      };
    },
  });

export const router = t.router;
export const mergeRouters = t.mergeRouters;
export const createCallerFactory = t.createCallerFactory;

/** The base of every call, which `implement` runs. */
export const procedure = t.procedure;
