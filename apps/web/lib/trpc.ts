import type { AppRouter } from "@emberlode/api";
import { createTRPCReact } from "@trpc/react-query";

/** The typed hooks of every procedure. */
export const trpc = createTRPCReact<AppRouter>();
/** The query cache of procedures, and calls without a hook. */
export type Utils = ReturnType<typeof trpc.useUtils>;
export type { AppRouter };
