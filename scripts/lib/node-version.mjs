// @ts-check
/** Refuses a Node that is too old, in one readable line, before anything else is loaded. */

/** The oldest Node that the game runs on. */
const OLDEST = [20, 19, 0];

/**
 * @param {string} version such as "20.19.0"
 * @returns {boolean}
 */
export function isNewEnough(version) {
  const parts = version.split(".").map((part) => Number.parseInt(part, 10));
  for (const [index, least] of OLDEST.entries()) {
    const part = parts[index] ?? 0;
    if (part !== least) return part > least;
  }
  return true;
}

/** Ends the process if this Node is too old. */
export function requireNode() {
  if (isNewEnough(process.versions.node)) return;
  console.error(
    `Emberlode needs Node ${OLDEST.join(".")} or newer; this is ${process.versions.node}. ` +
      "Install a newer one from https://nodejs.org and try again.",
  );
  process.exit(1);
}
