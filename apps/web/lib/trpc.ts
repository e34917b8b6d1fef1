import type { AppRouter } from "@emberlode/api";
import { createTRPCReact } from "@trpc/react-query";

export const trpc = createTRPCReact<AppRouter>();
/** Query cache helpers and direct calls, for use outside of hooks. */
export type Utils = ReturnType<typeof trpc.useUtils>;
export type { AppRouter };
