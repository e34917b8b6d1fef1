/** The world as a whole. */
import { worldCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { showBanners } from "../announcements/announcements.service.ts";
import { showText } from "../site-texts/site-texts.service.ts";

export const worldRouter = router({
  numbers: implement(worldCalls.numbers, (ctx) => ctx.services.worldNumbers.read()),
  signups: implement(worldCalls.signups, async ({ services }) => ({
    signups: await services.currentSignUps(),
  })),
  banners: implement(worldCalls.banners, showBanners),
  text: implement(worldCalls.text, showText),
});
