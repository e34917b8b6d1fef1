/** Changes to the profile and the settings. */
import type {
  ChangeSettingsInput,
  DisplayUser,
  Settings,
  UpdateProfileInput,
} from "@emberlode/contract";
import { asOutcome, type Plan } from "@emberlode/db";
import { type AccountChange, posesAsStaff, write } from "@emberlode/game";
import type { ServerTranslators } from "@emberlode/messages";
import type { PlayerContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { keyOf } from "../../platform/idempotency-key.ts";
import { pictureRefusal } from "../../platform/pictures/render-picture.ts";
import { sha256Hex } from "../../platform/secrets.ts";
import { type ActionError, perform } from "../actions/perform.ts";
import { type AccountRow, findAccount, toDisplayUser } from "../players/players.queries.ts";
import { settingsOf, toSettings } from "../players/settings.ts";
import { wordRefusal } from "../words/active-words.ts";
import { type EmailRefusal, type PendingEmailChange, prepareEmailChange } from "./email.service.ts";

/**
 * Changes the given fields; unchanged values are not validated again. A new email address takes
 * effect when its mailed link is opened; until then the answer has the old one. Refuses a script
 * that requests another address with `FORBIDDEN`.
 */
export async function updateProfile(
  ctx: PlayerContext<
    | "actions"
    | "clock"
    | "config"
    | "db"
    | "limits"
    | "mailer"
    | "pictures"
    | "pool"
    | "profiles"
    | "sessions"
    | "words"
  >,
  input: UpdateProfileInput,
): Promise<
  | DisplayUser
  | EmailRefusal
  | ActionError<"GUEST_NOT_ALLOWED" | "PICTURE_INVALID" | "FORBIDDEN" | "WORD_NOT_ALLOWED">
> {
  const { profilePicture, email, ...texts } = input;
  const { services, playerId, player, request, effects } = ctx;
  const { db, actions, profiles, sessions } = services;
  if (player.isGuest) return new GameError("GUEST_NOT_ALLOWED");
  const account = await findAccount(db, playerId);
  if (account === null) throw new GameError("NOT_LOGGED_IN");
  if (Object.values(input).every((value) => value === undefined)) return toDisplayUser(account);
  requirePlayerBaseName(account, texts.baseName);
  const refused = refuseWords(services, account, texts);
  if (refused !== null) return refused;
  const emailChange = await prepareEmailChange(ctx, account, email);
  if (emailChange instanceof GameError) return emailChange;
  const picture = await storeNewPicture(ctx, account, profilePicture);
  if (picture instanceof GameError) return picture;
  const sentPicture =
    profilePicture instanceof Uint8Array ? sha256Hex(profilePicture) : profilePicture;
  /** Why the change of address was refused. */
  const refusals: EmailRefusal[] = [];
  const plan: Plan<DisplayUser, RefusedCode, DisplayUser, LoadedProfile> = {
    async load() {
      const [current, emailRefusal = null] = await Promise.all([
        findAccount(db, playerId),
        emailChange?.findRefusal(),
      ]);
      if (emailRefusal !== null) refusals.push(emailRefusal);
      return { current, refused: emailRefusal?.gameCode };
    },
    rule(_, { current, refused }) {
      if (refused !== undefined) return { ok: false, code: refused };
      if (current === null) return { ok: false, code: "NOT_LOGGED_IN" };
      const set: AccountChange = { playerId };
      if (texts.baseName !== undefined) set.baseName = texts.baseName;
      if (texts.quote !== undefined) set.quote = texts.quote;
      if (picture !== null) set.profilePicture = picture;
      const changes = Object.keys(set).length > 1 ? [write("account", set)] : [];
      return { ok: true, changes, outcome: toDisplayUser({ ...current, ...set }) };
    },
    answer: asOutcome,
  };
  const key = keyOf(ctx, { ...texts, email, profilePicture: sentPicture });
  const result = await actions.perform(playerId, plan, key);
  profiles.invalidate(playerId);
  if (!result.ok) {
    const refusal = refusals.find(({ gameCode }) => gameCode === result.code);
    return refusal ?? GameError.fromRefusal(result);
  }
  await sendOrRefund(emailChange, result.replayed);
  await sessions.extend(request, effects);
  return result.answer;
}

/** Throws `BAD_INPUT` if a new base name imitates staff. Names from before this rule stay. */
function requirePlayerBaseName(account: AccountRow, baseName: string | undefined): void {
  if (baseName === undefined || baseName === account.baseName || !posesAsStaff(baseName)) return;
  const text = ({ inputs }: ServerTranslators) => inputs("faults.baseNameReserved");
  throw new GameError("BAD_INPUT", { text, fields: { baseName: text } });
}

/** Refuses a new base name or quote that the word filter matches with `WORD_NOT_ALLOWED`. */
function refuseWords(
  { words }: PlayerContext<"words">["services"],
  account: AccountRow,
  texts: Pick<UpdateProfileInput, "baseName" | "quote">,
): GameError<"WORD_NOT_ALLOWED"> | null {
  const part = (["baseName", "quote"] as const).find((one) => {
    const text = texts[one];
    return text !== undefined && text !== account[one] && words.refusesName(text);
  });
  return part === undefined ? null : wordRefusal(part);
}

/** The codes with which the rule of a change refuses. */
type RefusedCode = EmailRefusal["gameCode"] | "NOT_LOGGED_IN";

/** The current values, to compare the change with. */
interface LoadedProfile {
  current: AccountRow | null;
  refused: EmailRefusal["gameCode"] | undefined;
}

/** Sends the link, once per key. */
async function sendOrRefund(
  emailChange: PendingEmailChange | null,
  replayed: boolean,
): Promise<void> {
  if (replayed) await emailChange?.refund();
  else emailChange?.send();
}

/** Stores an uploaded picture and returns its address; null if none or it is the current one. */
async function storeNewPicture(
  { services, playerId }: PlayerContext<"pictures">,
  account: AccountRow,
  picture: UpdateProfileInput["profilePicture"],
): Promise<string | GameError<"PICTURE_INVALID"> | null> {
  if (picture === undefined || picture === "" || picture === account.profilePicture) return null;
  if (typeof picture === "string") return pictureRefusal();
  return services.pictures.store(playerId, picture);
}

/** Stores the movement keys and the wanted alerts. The browser keeps sound settings (rules §21). */
export async function changeSettings(
  ctx: PlayerContext<"actions" | "db" | "profiles">,
  input: ChangeSettingsInput,
): Promise<{ settings: Settings } | ActionError> {
  const { services, playerId } = ctx;
  const { db, profiles } = services;
  const { control, controls, alerts } = input;
  if (control === undefined && controls === undefined && alerts === undefined) {
    return { settings: await settingsOf(profiles, playerId) };
  }
  return perform(ctx, input, {
    load: () => findAccount(db, playerId),
    rule(_, account) {
      if (account === null) return { ok: false, code: "NOT_LOGGED_IN" };
      const settings = settingsAfter(toSettings(account.settings), input);
      const changes = [write("account", { playerId, settings: { ...settings } })];
      return { ok: true, changes, outcome: { settings } };
    },
    answer: asOutcome,
  }).finally(() => profiles.invalidate(playerId));
}

function settingsAfter(before: Settings, { control, controls, alerts }: ChangeSettingsInput) {
  return {
    controls: control ?? controls ?? before.controls,
    alerts: {
      admin: alerts?.admin ?? before.alerts.admin,
      attack: alerts?.attack ?? before.alerts.attack,
      event: alerts?.event ?? before.alerts.event,
    },
  };
}
