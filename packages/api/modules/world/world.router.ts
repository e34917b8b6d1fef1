/** The world as a whole. */
import { worldCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";

export const worldRouter = router({
  numbers: implement(worldCalls.numbers, (ctx) => ctx.services.worldNumbers.read()),
  signups: implement(worldCalls.signups, async ({ services }) => ({
    signups: await services.currentSignUps(),
  })),
});
