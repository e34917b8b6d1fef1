/** Players among each other, and what they write down. */
import type { CallTexts } from "./call-texts.ts";

export const socialTexts: CallTexts = {
  "logs.list": {
    does: "A page of the player's log, newest first.",
    more: "`before` is the `_id` of a line: pages asked for by it do not shift when a new line comes. `from` and `to` are times in UTC: lines of `from` and later, before `to`; `totalCount` counts those.",
  },
  "logs.history": {
    does: "What came in and went out by source, what was carried at the end of each UTC day, and rank and power over time.",
    more: "The last thirty days, the oldest first. `standings` are by the hour for two days, by the day before; the last one is of now.",
  },
  "logs.note": {
    does: "Writes a note into the player's log, at most thirty an hour.",
    refusals: ["TOO_MANY_NOTES"],
  },
  "plots.list": { does: "The player's plots, the oldest first." },
  "plots.create": {
    does: "Marks a place.",
    more: "Besides its own fields a plot has room for ten texts under free names, of 280 characters each. Without `x` and `y` it is where the player stands.",
    refusals: ["TOO_MANY_PLOTS", "PLOT_FULL"],
  },
  "plots.update": {
    does: "Changes what is given of a plot.",
    more: "A free text that is empty is taken away.",
    refusals: ["NOT_FOUND", "PLOT_FULL"],
  },
  "plots.remove": { does: "Takes a plot away.", refusals: ["NOT_FOUND"] },
  "naps.list": { does: "The player's pacts and requests, the last changed first." },
  "naps.ask": {
    does: "Asks a player for a NAP; of one who asked already, it accepts.",
    refusals: ["NOT_FOUND", "NAP_SELF", "NAP_EXISTS", "NAP_BLOCKED", "NAP_ASKED_LATELY"],
  },
  "naps.change": {
    does: "Accepts, rejects or blocks; `id` is the other player's.",
    more: "`active` also takes back one's own block, by asking again unless that was within the day.",
    refusals: ["NOT_FOUND", "NAP_NOT_ASKED", "NAP_BLOCKED", "NAP_SELF"],
  },
  "naps.end": {
    does: "Ends a NAP with 24 hours' notice, takes back a request or lifts one's own block.",
    refusals: ["NOT_FOUND", "NAP_NOT_STANDING"],
  },
  "clans.list": { does: "The ten sample clans; there is no membership yet." },
  "ranks.list": {
    does: "A page of the first 500 players of a ladder.",
    more: "`search` finds a part of a username or base name. `by` is the ladder, power by default; of attack and defense only the order is told, so `score` is null. Loot is what was looted from others so far, explored the cells seen; both are at most a minute old, the others five seconds. `change` is how many ranks by power were gained in 24 hours. `bots` asks for the ladder of the labelled bots.",
  },
  "ranks.near": {
    does: "The player and five neighbours on a ladder.",
    more: "Empty for a player who is not on it.",
  },
  "ranks.player": {
    does: "What everybody may know of a player.",
    more: "The `id` of a battle is null for whoever did not fight in it. `history` is by the hour for two days, by the day for 90. `badges` are the goals that were reached.",
    refusals: ["NOT_FOUND"],
  },
  "world.numbers": {
    does: "The world in numbers: players, battles today, who plays now, and the strongest.",
    more: "A few seconds old at most.",
  },
  "chat.history": {
    does: "Fifty messages, oldest first, without those of blocked players.",
    more: "Older than `date`, or than the number `before`; the latest without either.",
  },
  "chat.post": {
    does: "Says something.",
    more: "`sender` is the player's `_id` or username. Without tags a message has 1 to 500 characters. The same `id`, or key where there is none, is the same message.",
    refusals: ["FORBIDDEN", "MUTED"],
  },
  "chat.ticket": {
    does: "A one-minute token for the handshake of a socket.",
    more: "`clientId` is the player's `_id` or username.",
    refusals: ["FORBIDDEN"],
  },
  "chat.report": {
    does: "Tells moderators of a message.",
    refusals: ["NOT_FOUND"],
    keyless: true,
  },
  "chat.remove": {
    does: "Takes a message away, for moderators.",
    refusals: ["FORBIDDEN", "NOT_FOUND"],
    keyless: true,
  },
  "chat.reports": {
    does: "Messages with reports that nobody decided yet, the oldest first, for moderators.",
    more: "`after` is the `next` of the page before.",
    refusals: ["FORBIDDEN"],
  },
  "chat.decideReport": {
    does: "Takes a reported message away (`removed`) or lets it stay (`dismissed`), for moderators.",
    more: "Every player who reported it gets an alert. Taking a message away by its own call decides its reports too.",
    refusals: ["FORBIDDEN", "NOT_FOUND", "REPORT_DECIDED"],
  },
  "chat.blocked": { does: "Whose messages the player does not see." },
  "chat.block": {
    does: "Hides a player's messages.",
    refusals: ["NOT_FOUND", "BLOCK_SELF", "TOO_MANY_BLOCKS"],
    keyless: true,
  },
  "chat.unblock": {
    does: "Shows a player's messages again.",
    refusals: ["NOT_FOUND", "BLOCK_SELF"],
    keyless: true,
  },
  "chat.mute": {
    does: "Keeps a player from writing for some minutes, for moderators; 0 ends it.",
    refusals: ["FORBIDDEN", "NOT_FOUND"],
  },
  "alerts.list": {
    does: "The player's alerts of the kinds that are switched on, newest first.",
    more: "`before` is the id of an alert.",
  },
  "alerts.update": {
    does: "Marks an alert as read or opened, or as not.",
    refusals: ["NOT_FOUND"],
    keyless: true,
  },
  "alerts.readAll": {
    does: "Marks all alerts of the kinds that are switched on as read, up to one of them.",
    keyless: true,
  },
  "alerts.pushKey": {
    does: "The server's public key for push messages, and what this browser is subscribed with.",
    more: "`endpoint` is null for no subscription, and always for API tokens.",
  },
  "alerts.subscribePush": {
    does: "Notifies this browser of attacks on the player, until its session ends.",
    more: "Takes what the browser's `PushSubscription` has, made with the server's public key. The address must be of a known push service, and over https. At most five browsers of a player: the one that subscribed first leaves. Not for API tokens.",
    sessionOnly: true,
    refusals: ["PUSH_SERVICE", "FORBIDDEN"],
    keyless: true,
  },
  "alerts.unsubscribePush": {
    does: "Notifies this browser no longer.",
    more: "Not for API tokens.",
    sessionOnly: true,
    refusals: ["FORBIDDEN"],
    keyless: true,
  },
};
