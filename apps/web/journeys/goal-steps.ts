/** The first goals of the list, in steps that do not depend on how a player sees and acts. */

import { type FieldType, GOALS, type GoalId, type Side } from "@emberlode/game";
import { english, startingWith } from "@emberlode/messages/testing/english";
import type { Page } from "playwright-core";
import { messages } from "../lib/messages.ts";
import type { BuiltServer } from "./built-server.ts";
import { equip, placeBase } from "./equip-player.ts";
import { freshName } from "./game-page.ts";
import { openGame } from "./open-game.ts";
import { FULL } from "./tier.ts";

const t = await messages("goals");

/** How a player perceives the page and acts. */
export interface GoalPlayer {
  page: Page;
  /** Resolves when the page shows or announces this. */
  waitForText(text: string | RegExp): Promise<void>;
  /** Resolves when the page has shown or announced a badge. */
  waitForBadge(badge: RegExp): Promise<void>;
  /** Walks to the goal's place, with a name like this, unless the player is on one. */
  walkTo(place: RegExp): Promise<void>;
  /** Reloads the field at the player's position, after an outfit has moved them unseen. */
  reload(): Promise<void>;
  /** Steps south-east. */
  step(): Promise<void>;
  /** Acts on a place with a name like this: dig, search or enter. */
  act(name: RegExp, place: RegExp): Promise<void>;
  /** Digs with effort 20. */
  digHard(): Promise<void>;
  press(name: string | RegExp): Promise<void>;
  fill(label: string | RegExp, text: string): Promise<void>;
  /** Submits the field typed into last. */
  send(): Promise<void>;
  /** Closes the open desk or dialog. */
  leave(): Promise<void>;
}

/** Matches the title of a place of these types. */
const placeOf = (...types: FieldType[]) =>
  new RegExp(types.map((type) => english.catalogue(`fields.${type}.title`)).join("|"));
const DIG = placeOf("metal", "energy");
/** A machine gunner: with ten Pikemen, it beats any garrison of a free factory. */
const REINFORCEMENT = "attack_units[7] = 1";
/** After this many steps, 120 fields are seen from any start; each shows thirteen. */
const MAX_STEPS = 12;
/** How many goals are played: in the fast tier, those of the first minutes. */
export const PLAYED_GOALS = FULL ? 15 : 2;

/** The steps to each goal, in the order of the list. */
function steps(server: BuiltServer, player: GoalPlayer): [GoalId, () => Promise<void>][] {
  const { page } = player;
  const go = async (onFieldType: string, set?: string) => {
    await equip(server, page, set === undefined ? { onFieldType } : { onFieldType, set });
    await player.reload();
  };
  const enter = async (on: "cave" | "forest" | "memorial") => {
    await go(on);
    await player.act(startingWith(english.desks(`enter.${on}`)), placeOf(on));
  };
  // A reward takes the next goal's place for eight seconds, but not on a reloaded page.
  const reopenGame = () => openGame(page);
  const addResources = () => equip(server, page, { metal: 20_000, energy: 20_000 });
  const openArmy = (side: Side) =>
    player.press(english.goals("open", { desk: english.desks(`titles.army.${side}`) }));
  const buy = async (side: Side, thing: string) => {
    await openArmy(side);
    await player.press(english.army("buyUnits", { units: thing }));
  };
  /** A locked unit's row links to its tech. */
  const learn = async (side: Side, tech: string) => {
    await openArmy(side);
    await player.press(startingWith(english.army("needs", { tech, price: "" })));
    await player.press(english.army("buyTech", { tech }));
  };
  return [
    [
      "dig",
      async () => {
        await player.walkTo(DIG);
        await player.act(startingWith(english.game("field.dig")), DIG);
      },
    ],
    [
      "explore",
      async () => {
        for (let taken = 0; taken < MAX_STEPS; taken++) await player.step();
      },
    ],
    [
      "hello",
      async () => {
        await player.fill(english.chat("input"), "hello from the ladder");
        await player.send();
      },
    ],
    [
      "name",
      async () => {
        const username = freshName("Climber");
        await reopenGame();
        await player.press(english.goals("nameYourself"));
        await player.fill(english.account("username"), username);
        await player.fill(english.account("email"), `${username}@example.org`);
        await player.fill(english.account("password"), "a ladder of embers");
        await player.press(english.account("upgrade.submit"));
        await player.waitForText(english.account("upgrade.done", { name: username }));
        await player.leave();
      },
    ],
    ["cave", () => enter("cave")],
    ["forest", () => enter("forest")],
    [
      "level2",
      async () => {
        await addResources();
        await reopenGame();
        await player.press(english.goals("open", { desk: english.desks("titles.factories") }));
        await player.press(english.factories("upgrade.to", { level: 2 }));
      },
    ],
    ["pikeman", () => reopenGame().then(() => buy("attack", "1 Pikeman"))],
    ["wall", () => reopenGame().then(() => buy("defense", "1 Wall"))],
    [
      "plot",
      async () => {
        await reopenGame();
        await player.press(english.goals("open", { desk: english.desks("titles.plots") }));
        await player.press(/^Save this field/);
      },
    ],
    [
      "effort",
      async () => {
        await reopenGame();
        await player.walkTo(DIG);
        await player.digHard();
      },
    ],
    ["candle", () => enter("memorial")],
    [
      "squad",
      async () => {
        await reopenGame();
        await openArmy("attack");
        const unit = english.catalogue("unitCounts.pikeman", { count: 0 });
        await player.fill(startingWith(english.army("howMany", { unit })), "9");
        await player.press(english.army("buyUnits", { units: "9 Pikemen" }));
      },
    ],
    [
      "factory",
      async () => {
        await go("factory", REINFORCEMENT);
        await player.act(startingWith(english.desks("enter.factory")), placeOf("factory"));
        // A fight that will surely be won needs no confirmation.
        await player.page.getByText(english.raid("odds.ofKnown")).first().waitFor();
        await player.press(english.factories("capture.button"));
      },
    ],
    ["tech", () => reopenGame().then(() => learn("attack", english.catalogue("techs.attack.1")))],
  ];
}

/** Plays the list of goals; each goal's badge must be announced before the next goal. */
export async function playGoals(server: BuiltServer, player: GoalPlayer): Promise<void> {
  const played = steps(server, player).slice(0, PLAYED_GOALS);
  const ids = GOALS.slice(0, PLAYED_GOALS).map(({ id }) => id);
  const isSame = played.map(([id]) => id).join() === ids.join();
  if (!isSame) throw new Error("The steps are not in the order of GOALS.");
  await placeBase(player.page);
  for (const [id, play] of played) {
    await play();
    await player.waitForBadge(new RegExp(`Badges? earned: .*“${t(`all.${id}.badge`)}”`));
  }
}
