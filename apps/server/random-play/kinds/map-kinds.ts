/** Walking, digging, finds, factories and fights. */
import { DIG_EFFORTS, DIRECTION_IDS, gridStep, utcDay } from "@emberlode/game";
import { cellOf, emptyCell, minedCell, other, plainFactories } from "../scene.ts";
import { type Kind, kind, onField } from "./kind.ts";

export const mapKinds: readonly Kind[] = [
  kind("fields.move", 10, ({ scene, player }) => {
    const direction = scene.random.pick(DIRECTION_IDS);
    const mined = scene.random.chance(0.3) ? minedCell(scene) : null;
    return mined === null
      ? { input: gridStep({ x: player.x, y: player.y }, direction) }
      : { at: gridStep(mined, direction), input: mined };
  }),
  kind("user.gather", 10, ({ scene }) => {
    const type = scene.random.pick(["metal", "energy"]);
    return onField(cellOf(scene, type), { type, effort: scene.random.pick(DIG_EFFORTS) });
  }),
  kind("finds.cave", 6, ({ scene }) => onField(cellOf(scene, "cave"))),
  kind("finds.forest", 6, ({ scene }) => onField(cellOf(scene, "forest"))),
  kind("finds.memorial", 3, ({ scene }) => onField(cellOf(scene, "memorial"))),
  kind("finds.mirage", 2, ({ scene, player }) => {
    if (player.mirageDay >= utcDay(scene.now)) return null;
    const at = emptyCell(scene);
    return at && { at, mirage: true, input: {} };
  }),
  kind("puc.capture", 9, ({ scene }) => {
    const at = scene.random.chance(0.6) ? scene.random.pick(scene.hot) : cellOf(scene, "factory");
    const mode = scene.random.chance(0.3) ? "plunder" : "capture";
    return at && { at, input: { ...at, mode } };
  }),
  kind("finds.relic", 2, ({ scene, player }) => {
    const { fair, world } = scene.app.services;
    const { cell } = scene.random.pick(fair.relics(player.id, world.typeAt, scene.now));
    return { at: cell, input: { field: cell } };
  }),
  kind("puc.collect", 2, (turn) => (plainFactories(turn).length === 0 ? null : { input: {} })),
  kind("puc.garrison", 2, (turn) => {
    const ownFactories = plainFactories(turn);
    if (ownFactories.length === 0) return null;
    const { random } = turn.scene;
    const share = 5 * random.int(0, 20);
    return { input: { shares: [{ id: String(random.pick(ownFactories).id), share }] } };
  }),
  kind("puc.abandon", 2, (turn) => {
    const ownFactories = plainFactories(turn);
    return ownFactories.length === 0
      ? null
      : { input: { id: String(turn.scene.random.pick(ownFactories).id) } };
  }),
  kind("puc.upgrade", 2, ({ scene, player }) => {
    const base = scene.app.services.world.factoriesOf(player.id)[0];
    return base === undefined ? null : { input: { id: String(base.id) } };
  }),
  kind("battles.attack", 9, (turn) => {
    const enemy = other(turn);
    const { world } = turn.scene.app.services;
    const base = world.factoriesOf(enemy.id).find(({ type }) => type === "base");
    return base === undefined
      ? null
      : onField({ x: base.x, y: base.y }, { enemy: String(enemy.id) });
  }),
];
