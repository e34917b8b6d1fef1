/** Extracts the icons the game uses from `@iconify-json/game-icons` into one SVG of symbols. */
import { icons } from "@iconify-json/game-icons";
import { GAME_ICON_SOURCES } from "./game-icon-sources.ts";

/** The SVG source: one 512 x 512 symbol per name. */
export function cutGameIcons(): string {
  const symbols = GAME_ICON_SOURCES.map(([name, icon]) => {
    const drawing = icons.icons[icon];
    if (drawing === undefined) throw new Error(`game-icons has no drawing "${icon}".`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${drawing.body}</symbol>`;
  });
  const title = "<title>Game icons by the authors of game-icons.net, CC BY 3.0</title>";
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${title}\n${symbols.join("\n")}\n</svg>\n`;
}
