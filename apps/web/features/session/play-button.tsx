import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { GAME_PATH, PLAY_FRAGMENT } from "../../lib/paths.ts";
import { loggedInAtom } from "./session-atoms.ts";
import { usePlayAsGuest } from "./use-session.ts";

const t = await messages("account");

/** Whether the page's address asks for a guest's game; only once. */
function takePlayFragment(): boolean {
  const { hash, pathname, search } = window.location;
  if (hash !== PLAY_FRAGMENT) return false;
  window.history.replaceState(window.history.state, "", pathname + search);
  return true;
}

interface GuestButtonProps {
  text: string;
  className?: string;
  /** Whether the page's address can press it: a link before the scripts run leads there. */
  byAddress?: boolean;
}

/** Creates a guest account and opens the game. */
export function GuestButton({ text, className = "btn", byAddress = false }: GuestButtonProps) {
  const { play, isPending } = usePlayAsGuest();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the page opens
  useEffect(() => {
    if (byAddress && takePlayFragment()) play();
  }, []);
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isPending}
      onClick={() => !isPending && play()}
    >
      {isPending ? t("working") : text}
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
