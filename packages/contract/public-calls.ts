/** What anybody may call; everything else needs the `user` cookie (spec §6). */
export const PUBLIC_CALLS: ReadonlySet<string> = new Set([
  "user.register",
  "user.guest",
  "user.login",
  "user.logout",
  "user.forgotUsername",
  "user.forgotPassword",
  "user.resetPassword",
  "user.confirmEmail",
  "battles.report",
  "ranks.list",
  "ranks.player",
  "clans.list",
  "fair.day",
  "world.numbers",
]);
