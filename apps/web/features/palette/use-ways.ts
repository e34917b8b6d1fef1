import type { Position } from "@emberlode/game";
import { useSetAtom } from "jotai";
import { useLocation } from "wouter";
import { codexPath } from "../codex/codex-path.ts";
import type { DeskId } from "../desks/desk-ids.ts";
import { closeDesk, isDeskOpen, openCodex, openDesk } from "../desks/use-desk.ts";
import { walkWishAtom } from "../field/field-atoms.ts";

const GAME = "/game";

/** Functions that open an item from any page, within the game or by navigating to it. */
export function useWays() {
  const [path, go] = useLocation();
  const setWish = useSetAtom(walkWishAtom);
  const inGame = path === GAME;
  return {
    go,
    inGame,
    openDesk(desk: DeskId) {
      if (inGame) openDesk(desk);
      else go(`${GAME}?desk=${desk}`);
    },
    openEntry(entry: string) {
      if (inGame) openCodex(entry);
      else go(codexPath(entry));
    },
    walkTo(at: Position) {
      setWish({ x: at.x, y: at.y });
      if (!inGame) go(GAME);
      else if (isDeskOpen()) closeDesk();
    },
  };
}
