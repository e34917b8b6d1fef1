/** The messages of the game, each file loaded when it is needed. */
export const FILES = import.meta.glob<{ default: object }>([
  "../../../packages/messages/*/*.json",
  "!../../../packages/messages/*/admin*.json",
]);
