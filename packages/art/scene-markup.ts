import { composeField } from "./compose-field.ts";
import { marksToMarkup } from "./marks-to-markup.ts";
import { type SceneProps, sceneStateOf } from "./place.ts";

export { type SceneProps, sceneKey } from "./place.ts";

/**
 * A scene as a standalone SVG document, for `<img>` (a blob) or a canvas: all colors inline, no
 * external references, no animation. The same picture as `FieldScene` at rest.
 */
export function sceneMarkup(props: SceneProps): string {
  const { pen, width, height } = composeField("s", sceneStateOf(props));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${marksToMarkup(pen.defs)}</defs>${marksToMarkup(pen.marks)}</svg>`
  );
}
