import { GUEST_NAME_PREFIX } from "@emberlode/game";
import { useSetAtom } from "jotai";
import { navigate } from "wouter/use-browser-location";
import { messages } from "../../lib/messages.ts";
import { displayName } from "../../lib/names.ts";
import { GAME_PATH } from "../../lib/paths.ts";
import { trpc } from "../../lib/trpc.ts";
import { requestedWalkAtom } from "../field/field-atoms.ts";
import { useView } from "../field/use-fields.ts";
import { Icon } from "../ui/icon.tsx";

const t = await messages("raid");

/**
 * A player's current name, in case the recorded one is a guest name; undefined while loading.
 */
export function useCurrentName(recordedName: string): string | undefined {
  const wasGuest = recordedName.startsWith(GUEST_NAME_PREFIX);
  const { data, isPending } = trpc.ranks.player.useQuery(
    { username: recordedName },
    { enabled: wasGuest },
  );
  if (!wasGuest) return recordedName;
  return isPending ? undefined : (data?.username ?? recordedName);
}

interface RevengeProps {
  /** The attacker's name at the time of the attack. */
  attacker: string;
  /** Called when the player leaves for the map or the tools. */
  onNavigate?: () => void;
}

/** A button to walk to the attacker's base, or to the tool that finds an unseen one (rules §14). */
export function Revenge({ attacker, onNavigate }: RevengeProps) {
  const { data: view } = useView();
  const name = useCurrentName(attacker);
  const setRequestedWalk = useSetAtom(requestedWalkAtom);
  const base = view?.bases.find(({ username }) => username === name);
  const go = (path: string) => {
    navigate(path);
    onNavigate?.();
  };
  if (view === undefined || name === undefined)
    return <p className="raid-note">{t("revenge.looking")}</p>;
  if (base === undefined) {
    return (
      <div className="raid-foot">
        <p className="raid-note">{t("revenge.unknown", { name })}</p>
        <button type="button" className="btn" onClick={() => go("/game?desk=tools")}>
          {t("revenge.tools")}
        </button>
      </div>
    );
  }
  const { x, y, isBot } = base;
  return (
    <div className="raid-foot">
      <button
        type="button"
        className="btn"
        onClick={() => {
          setRequestedWalk({ x, y });
          go(GAME_PATH);
        }}
      >
        <Icon name="attack" className="size-5" />
        {t("revenge.walk", { name: displayName(name, isBot) })}
      </button>
      <p className="raid-note">{t("revenge.where", { x, y })}</p>
    </div>
  );
}
