/** The outcome of an action for its caller: status and log lines. */
import type { Settings, Status } from "@emberlode/contract";
import type { LockedState } from "@emberlode/db";
import {
  type Changes,
  changesOf,
  type FactoryState,
  isSameCell,
  playerAfter,
} from "@emberlode/game";
import { logLine, type ServerTranslators } from "@emberlode/messages";
import { toStatus } from "../players/status.ts";
import { mapFor } from "../world/waiting-base.ts";
import type { MapView } from "../world/world-map.ts";

/** The player's possessions after the changes, as far as a status needs them. */
function factoriesAfter(
  playerId: number,
  before: readonly FactoryState[],
  changes: Changes,
): readonly { readonly slots: number }[] {
  let after: readonly (FactoryState | { x: number; y: number; slots: number })[] = before;
  for (const change of changesOf(changes, "factory")) {
    after = after.filter((factory) => !isSameCell(factory, change));
    if (change.to === playerId) after = [...after, change];
  }
  return after;
}

/** The caller, for status and texts. */
interface Caller {
  playerId: number;
  services: { world: MapView };
  translators: ServerTranslators;
}

/** An action's outcome for its caller: status and log lines. */
export class ActionSummary {
  readonly #ctx: Caller;
  readonly #changes: Changes;
  readonly #locked: LockedState;
  readonly #settings: Settings;

  constructor(ctx: Caller, changes: Changes, locked: LockedState, settings: Settings) {
    this.#ctx = ctx;
    this.#changes = changes;
    this.#locked = locked;
    this.#settings = settings;
  }

  /** The texts of the caller's language. */
  get translators(): ServerTranslators {
    return this.#ctx.translators;
  }

  /** The caller's status. */
  get status(): Status {
    const { services, playerId } = this.#ctx;
    const { actor, now } = this.#locked;
    const changes = this.#changes;
    const owned = mapFor(services.world, this.#locked).factoriesOf(playerId);
    return toStatus(playerAfter(actor, changes), {
      factories: factoriesAfter(playerId, owned, changes),
      settings: this.#settings,
      version: this.#locked.versionAfter(changes),
      now,
    });
  }

  /** The action's lines in the caller's log as one text (rules §18). */
  get desc(): string {
    return changesOf(this.#changes, "ledger")
      .filter(({ playerId }) => playerId === this.#ctx.playerId)
      .map((entry) => logLine(entry, this.translators).content)
      .join(" ");
  }
}
