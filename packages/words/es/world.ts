/** Texts of the world's numbers on the home page. */
import type { enWorld } from "../en/world.ts";

export const esWorld: typeof enWorld = {
  players: "Jugadores",
  battlesToday: "Batallas hoy",
  online: "En línea",
  strongest: "Más fuerte",
  power: (power) => `${power} de poder`,
  nobody: "Aún nadie",
  unknown: "–",
  unknownSpoken: "ahora mismo no se sabe",
};
