/** The list of common passwords (decision 23). */
import { PASSWORD_MIN_LENGTH } from "@emberlode/contract";
import type { ServerWords } from "@emberlode/messages";
import { GameError } from "../../errors.ts";

let list: Promise<ReadonlySet<string>> | undefined;

/** Loaded when the first password is set, since it takes a moment. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const passwords = dictionary["passwords-common"];
  return new Set(passwords.filter(({ length }) => length >= PASSWORD_MIN_LENGTH));
}

/** Whether a password is on the list, ignoring case and full-width letters. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readList();
  return (await list).has(password.normalize("NFKC").toLowerCase());
}

/** BAD_INPUT, with the text at the password's field. */
export async function refuseCommonPassword(
  password: string,
  field: "password" | "newPassword" = "password",
): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  const text = ({ errors }: ServerWords) => errors("commonPassword");
  throw new GameError("BAD_INPUT", { text, fields: { [field]: text } });
}
