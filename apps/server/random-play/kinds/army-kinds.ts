/** Units, techs, researches and tools. */
import { baseSlots, FIELD_TYPES, SIDES, TOOL_IDS, TOOLS } from "@emberlode/game";
import { emptyCell, minefield, other, ownOf, type Turn } from "../scene.ts";
import { type Kind, kind, type ProposedCall } from "./kind.ts";

/** Mostly known units, and some that may be refused. */
function someUnits({ scene, player }: Turn): ProposedCall {
  const { random } = scene;
  const type = random.pick(SIDES);
  const levels = type === "attack" ? player.attackTechs : player.defenseTechs;
  const known = [...levels.keys()].filter((index) => index === 0 || levels[index]);
  const index = random.chance(0.3) ? random.int(0, 9) : random.pick(known);
  return { input: { type, index, unit: random.int(1, baseSlots(3) / 400) } };
}

/** A tool that the player holds, mostly used in a valid place. */
function someTool(turn: Turn): ProposedCall | null {
  const { scene, player } = turn;
  const { random } = scene;
  const usableTools = TOOL_IDS.filter((id) => player.tools[id] > 0 && "use" in TOOLS[id]);
  if (usableTools.length === 0) return null;
  const tool = random.pick(usableTools);
  const owned = player.tools[tool];
  const count = owned - 1;
  switch (tool) {
    case "mines": {
      const n = random.int(1, Math.min(3, owned));
      return { at: minefield(scene), input: { tool, count: owned - n, n } };
    }
    case "base_mover":
      return { at: emptyCell(scene), input: { tool, count } };
    case "base_locator":
      return {
        input: { tool, count, ...(random.chance(0.5) && { username: other(turn).username }) },
      };
    case "prob_drive":
      return { input: { tool, count, type: random.pick(FIELD_TYPES) } };
    case "gps": {
      const plot = ownOf(turn, scene.plots);
      return plot === null ? null : { input: { tool, count: owned, plot } };
    }
    default:
      return { input: { tool, count } };
  }
}

export const armyKinds: readonly Kind[] = [
  kind("units.buy", 12, someUnits),
  kind("units.buyTech", 3, ({ scene }) => ({
    input: { type: scene.random.pick(SIDES), index: scene.random.int(0, 9) },
  })),
  kind("researches.raise", 7, ({ scene }) => ({
    input: { research: scene.random.pick(TOOL_IDS) },
  })),
  kind("tools.use", 12, someTool),
];
