/** The messages of the game, each file loaded when it is needed. */
export const FILES = import.meta.glob<{ default: object }>([
  "../../../packages/messages/*/*.json",
  "!../../../packages/messages/*/admin*.json",
  // Only the server uses these.
  "!../../../packages/messages/*/{alert-texts,answers,log-lines,mails,site-texts}.json",
]);
