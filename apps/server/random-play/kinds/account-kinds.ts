/** Accounts, sessions, profile and settings. */
import { CONTROLS } from "@emberlode/game";
import { other, ownOf, type Turn } from "../scene.ts";
import { type Kind, kind, type ProposedCall } from "./kind.ts";

const number = ({ scene: { random } }: Turn): number => random.int(1, 1_000_000_000);

/** The form of a new account. */
function newcomer(turn: Turn) {
  const username = `New${number(turn)}`;
  return { username, email: `${username}@example.org`, password: `secret ${number(turn)}` };
}

const whenNamed =
  (propose: Kind["propose"]): Kind["propose"] =>
  (turn) =>
    turn.player.isGuest ? null : propose(turn);

const inBrowser =
  (propose: Kind["propose"]): Kind["propose"] =>
  (turn) =>
    turn.client.token === "" ? propose(turn) : null;

const namedInBrowser = (propose: Kind["propose"]): Kind["propose"] => whenNamed(inBrowser(propose));

/** Follows a mailed link of this kind. */
function byLink(
  { scene, client }: Turn,
  link: "fpass" | "confirm",
  more: object,
): ProposedCall | null {
  const address = link === "fpass" ? client.email : client.wishedEmail;
  const found = scene.links.findLast(({ to, page }) => to === address && page === link);
  return found === undefined ? null : { input: { token: found.token, ...more } };
}

export const accountKinds: readonly Kind[] = [
  kind("user.register", 0.3, (turn) => ({
    input: { ...newcomer(turn), ref: other(turn).username },
  })),
  kind("user.guest", 0.1, (turn) => ({ input: { ref: other(turn).username } })),
  kind("user.upgrade", 8, (turn) => (turn.player.isGuest ? { input: newcomer(turn) } : null)),
  kind(
    "user.login",
    0.5,
    whenNamed(({ client: { username, password } }) => ({ input: { username, password } })),
  ),
  kind(
    "user.logout",
    1,
    namedInBrowser(() => ({ input: {} })),
  ),
  kind(
    "user.endSession",
    1,
    namedInBrowser((turn) => {
      const id = ownOf(turn, turn.scene.sessions);
      return id === null ? null : { input: { id } };
    }),
  ),
  kind(
    "user.endOtherSessions",
    0.2,
    namedInBrowser(() => ({ input: {} })),
  ),
  kind("user.forgotUsername", 0.5, ({ client }) => ({ input: { email: client.email } })),
  kind(
    "user.forgotPassword",
    2,
    namedInBrowser(({ client: { username } }) => ({ input: { username } })),
  ),
  kind(
    "user.resetPassword",
    12,
    namedInBrowser((turn) => byLink(turn, "fpass", { password: `secret ${number(turn)}` })),
  ),
  kind("user.confirmEmail", 12, (turn) => byLink(turn, "confirm", {})),
  kind(
    "user.updateProfile",
    3,
    whenNamed((turn) => {
      const { random } = turn.scene;
      if (turn.client.token === "" && random.chance(0.4)) {
        return { input: { email: `mail${number(turn)}@example.org` } };
      }
      return {
        input: { quote: `Dig ${number(turn)} deep.`, baseName: `Hollow ${random.int(1, 9)}` },
      };
    }),
  ),
  kind(
    "user.changePassword",
    2,
    namedInBrowser((turn) => ({
      input: { oldPassword: turn.client.password, newPassword: `secret ${number(turn)}` },
    })),
  ),
  kind("user.changeSettings", 2, ({ scene: { random } }) => ({
    input: { controls: random.pick(CONTROLS), alerts: { event: random.chance(0.5) } },
  })),
  kind(
    "user.createToken",
    4,
    namedInBrowser((turn) => ({ input: { name: `spare ${number(turn)}` } })),
  ),
  kind(
    "user.prepareExport",
    0.5,
    inBrowser(({ client: { password }, player: { isGuest } }) => ({
      input: isGuest ? {} : { password },
    })),
  ),
  // Guests are deleted immediately; others change their mind more often than not.
  kind(
    "user.deleteAccount",
    0.7,
    inBrowser(({ client: { password }, player: { isGuest } }) => ({
      input: isGuest ? {} : { password },
    })),
  ),
  kind(
    "user.keepAccount",
    3,
    inBrowser(() => ({ input: {} })),
  ),
  kind(
    "user.claimGoals",
    6,
    whenNamed(() => ({ input: {} })),
  ),
  kind(
    "user.deleteToken",
    12,
    namedInBrowser((turn) => {
      const id = ownOf(turn, turn.scene.tokens);
      return id === null ? null : { input: { id } };
    }),
  ),
];
