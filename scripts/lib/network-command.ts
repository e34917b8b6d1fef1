/** `npm run admin -- network …`: lists who signed up from a network, and acts on all of them. */
import { actOnNetwork, GameError, listNetwork, previewNetworkAction } from "@emberlode/api";
import { type NetworkAnswer, type NetworkPreviewAnswer, networkSchema } from "@emberlode/contract";
import type { Database } from "@emberlode/db";
import { type NetworkAction, PLACING } from "@emberlode/game";
import { CommandError } from "./command-error.ts";

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

function countsText({ accounts, guests, bases, banned, bots }: NetworkAnswer["counts"]): string {
  const all = `${plural(accounts, "account")}, ${plural(guests, "guest")}`;
  const others = bots > 0 ? `, and ${plural(bots, "bot or demo player")}` : "";
  return `${all}, ${plural(bases, "base")} on the map, ${banned} banned${others}`;
}

function playerText(player: NetworkAnswer["players"][number]): string {
  const { username, address, actions, base, createdAt, lastSeenAt } = player;
  const marks = [
    ...(player.isGuest ? ["guest"] : []),
    ...(player.isBot ? ["bot"] : []),
    ...(player.isBanned ? ["banned"] : []),
    ...(base === null ? [] : [`base at ${base.x}, ${base.y}`]),
  ];
  const facts = [
    address,
    `created ${createdAt}`,
    `last seen ${lastSeenAt}`,
    plural(actions, "action"),
  ];
  return `  ${username}: ${[...facts, ...marks].join(", ")}`;
}

async function listAll(db: Database, network: string, now: number): Promise<string> {
  const lines: string[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const page: NetworkAnswer = await listNetwork(db, { network, after }, now);
    if (after === 0) {
      lines.push(`${page.network}: ${countsText(page.counts)}.`);
      lines.push(...page.addresses.map((one) => `  ${one.address}: ${countsText(one)}`));
    }
    lines.push(...page.players.map(playerText));
    after = page.next;
  }
  return lines.join("\n");
}

const ACTION_OF_FLAG: Readonly<Record<string, NetworkAction>> = {
  "--ban": "suspend",
  "--free": "free",
  // The name of `--ban` before 0.2. Remove it after that release.
  "--suspend": "suspend",
};

const ACTION_TEXTS = {
  suspend: { would: "ban", done: "Banned" },
  free: { would: "remove from the map the bases of", done: "Removed from the map: the bases of" },
} as const satisfies Record<NetworkAction, { would: string; done: string }>;

/** Says what an action would do, without doing it. */
function previewText(preview: NetworkPreviewAnswer, action: NetworkAction): string {
  const { network, accounts, guests, bases, played, bots, team: staff, atOnce } = preview;
  const total = accounts + guests + bots;
  return [
    `${network}: ${plural(accounts, "account")}, ${plural(guests, "guest")}, ${plural(bases, "base")} on the map.`,
    `${played} of them have acted at least ${PLACING.fewActions} times.`,
    `This would ${ACTION_TEXTS[action].would} all of them. Nothing was changed.`,
    ...(bots > 0 ? [`${plural(bots, "bot or demo player")} would be affected, too.`] : []),
    ...(staff > 0 ? [`${plural(staff, "member")} of the team would be skipped.`] : []),
    ...(total > atOnce ? [`One command affects ${atOnce}: repeat it for the others.`] : []),
    "Add --yes to do it.",
  ].join("\n");
}

/** The result as text; null if the flags are invalid. */
export async function runNetworkCommand(
  db: Database,
  network: string,
  flags: readonly string[],
  { actor, now, reason }: { actor: "console"; now: number; reason: string },
): Promise<string | null> {
  const parsed = networkSchema.safeParse(network);
  if (!parsed.success) {
    throw new CommandError(
      `${network} isn't a network such as 2001:db8::/48 (/32 to /64) or 192.0.2.0/24 (/16 to /32).`,
    );
  }
  const [flag, ...more] = flags;
  const isSure = more.length === 1 && more[0] === "--yes";
  if (more.length > 0 && !isSure) return null;
  if (flag === "--list") return isSure ? null : listAll(db, network, now);
  const action = ACTION_OF_FLAG[flag ?? ""];
  if (action === undefined) return null;
  if (!isSure) return previewText(await previewNetworkAction(db, { network, action }), action);
  const outcome = await actOnNetwork(db, { network, action, reason }, { actor, now });
  if (outcome instanceof GameError) throw new CommandError(outcome.message);
  return `${ACTION_TEXTS[action].done} ${plural(outcome.affected.length, "player")}.`;
}
