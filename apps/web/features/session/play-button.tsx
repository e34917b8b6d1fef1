import { useAtomValue } from "jotai";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { GAME_PATH } from "../../lib/paths.ts";
import { loggedInAtom } from "./session-atoms.ts";
import { usePlayAsGuest } from "./use-session.ts";

const t = await messages("account");

/** Creates a guest account and opens the game. */
export function GuestButton({ text, className = "btn" }: { text: string; className?: string }) {
  const { play, pending } = usePlayAsGuest();
  return (
    <button
      type="button"
      className={className}
      aria-disabled={pending}
      onClick={() => !pending && play()}
    >
      {pending ? t("working") : text}
    </button>
  );
}

interface PlayButtonProps {
  /** The labels for a player and for a visitor. */
  player: string;
  guest?: string;
  className?: string;
}

/** Opens the game as the current player, or as a new guest. */
export function PlayButton({
  player,
  guest = t("guest.playNow"),
  className = "",
}: PlayButtonProps) {
  const classes = `btn btn-ember ${className}`;
  if (!useAtomValue(loggedInAtom)) return <GuestButton text={guest} className={classes} />;
  return (
    <Link href={GAME_PATH} className={classes}>
      {player}
    </Link>
  );
}
