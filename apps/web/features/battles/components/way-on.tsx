import { useAtomValue } from "jotai";
import { Link } from "wouter";
import { t } from "../../../lib/i18n/catalogue.ts";
import { enBattles } from "../../../lib/i18n/en-battles.ts";
import { loggedInAtom } from "../../session/atoms/session-atoms.ts";
import { usePlayAsGuest } from "../../session/hooks/use-session.ts";

/** Into the game, as the player one is or as a guest. */
export function WayOn() {
  const loggedIn = useAtomValue(loggedInAtom);
  const { play, pending } = usePlayAsGuest();
  if (loggedIn) {
    return (
      <Link href="/game" className="btn btn-ember">
        {enBattles.toGame}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className="btn btn-ember"
      aria-disabled={pending}
      onClick={() => !pending && play()}
    >
      {pending ? t.account.working : enBattles.play}
    </button>
  );
}
