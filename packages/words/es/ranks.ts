/** Texts of the ranks page. */
import type { enRanks } from "../en/ranks.ts";

const NO_BASE = "Aún no estás en esta tabla: da un paso en el juego para levantar tu base.";
const NOBODY = "Quien levanta una base está en la lista.";

export const esRanks: typeof enRanks = {
  title: "Clasificación",
  lead: "Los quinientos primeros de cada tabla. Quien está en el mapa se clasifica por su poder total.",
  tabs: "Tablas",
  ladders: {
    power: {
      tab: "Poder",
      table: "Clasificación por poder",
      caption:
        "Por poder total: a la mitad mientras ataque y defensa difieran más de un quinto. Con cinco segundos de retraso como mucho.",
      notOn: NO_BASE,
    },
    attack: {
      tab: "Ataque",
      table: "Clasificación por ataque",
      caption:
        "Quién tiene el ataque más fuerte: solo se ve el orden. Las cantidades siguen ocultas antes de luchar; un Localizador de ejércitos las averigua. El poder junto a cada nombre es el total.",
      notOn: NO_BASE,
    },
    defense: {
      tab: "Defensa",
      table: "Clasificación por defensa",
      caption:
        "Quién tiene la defensa más fuerte: solo se ve el orden. Las cantidades siguen ocultas antes de luchar; un Localizador de ejércitos las averigua. El poder junto a cada nombre es el total.",
      notOn: NO_BASE,
    },
    loot: {
      tab: "Botín",
      table: "Clasificación por botín",
      caption:
        "Metal y energía saqueados de las bases de otros jugadores desde el principio, sumados. Con un minuto de retraso como mucho.",
      notOn: "Aún no estás en esta tabla: gana un ataque a una base donde haya algo que saquear.",
    },
    explored: {
      tab: "Explorado",
      table: "Clasificación por tierra explorada",
      caption:
        "Casillas del mapa vistas de cerca, de un total de 2500. Con un minuto de retraso como mucho.",
      notOn: "Aún no estás en esta tabla: cuenta todo lo que ves al pasar.",
    },
    bots: {
      tab: "Bots",
      table: "Clasificación de los bots",
      caption:
        "Jugadores a los que juega un programa, señalados así por quien lleva el servidor. Se clasifican entre ellos, por poder total.",
      notOn: "",
    },
  },
  rank: "Puesto",
  player: "Jugador",
  base: "Base",
  power: "Poder",
  loot: "Botín",
  explored: "Casillas",
  change: "24 h",
  changes: {
    up: (ranks) => `sube ${ranks}`,
    down: (ranks) => `baja ${ranks}`,
    same: "igual",
    unknown: "nuevo",
  },
  you: "tú",
  near: "Tú y tus vecinos",
  nearFailed: "No se pudo cargar tu propio puesto.",
  failed: "No se pudo cargar la clasificación.",
  emptyTitle: "Aún no hay nadie",
  empty: {
    power: NOBODY,
    attack: NOBODY,
    defense: NOBODY,
    loot: "Aún nadie ha saqueado nada. El primer ataque ganado abre esta tabla.",
    explored: NOBODY,
    bots: "En este mundo no juega ningún bot.",
  },
};
