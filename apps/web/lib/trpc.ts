import type { AppRouter } from "@emberlode/api";
import { createTRPCReact } from "@trpc/react-query";

/** The typed hooks of every procedure. */
export const trpc = createTRPCReact<AppRouter>();
export type { AppRouter };
