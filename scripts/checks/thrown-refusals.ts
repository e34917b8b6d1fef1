/** Only refusals that any call can get are thrown; the compiler cannot check what is thrown. */
import { COMMON_REFUSALS } from "@emberlode/contract/calls";
import type { Sources } from "./repository-files.ts";
import { readSource } from "./source-text.ts";

const IN_USECASES =
  /^packages\/api\/(?:modules|platform)\/(?!.*(?:\/testing\/|\.test\.ts$)).*\.ts$/;

/** A code in the source, a function named after a common code, or an error that is no refusal. */
const MAY_BE_THROWN = new RegExp(
  `^(?:new GameError\\("(?:${COMMON_REFUSALS.join("|")})"|(?:busyError|tooManyRequests)\\(|new (?!GameError)\\w*Error\\(|error;)`,
);

/** One line per thrown error that may be a call's own refusal. */
export function findThrownRefusals(sources: Sources): string[] {
  return [...sources].flatMap(([path, source]) => {
    if (!IN_USECASES.test(path)) return [];
    return [...readSource(source).code.matchAll(/\bthrow\s+/g)].flatMap(({ 0: found, index }) => {
      const thrown = source.slice(index + found.length);
      if (MAY_BE_THROWN.test(thrown)) return [];
      const line = source.slice(0, index).split("\n").length;
      return [`${path}:${line} throws ${thrown.slice(0, thrown.indexOf("\n"))}`];
    });
  });
}
