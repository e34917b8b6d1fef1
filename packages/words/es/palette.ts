/** Texts of the command palette. */
import type { enPalette } from "../en/palette.ts";
import { written } from "./spanish.ts";

export const esPalette: typeof enPalette = {
  title: "Buscar",
  label: "Acción, jugador, entrada del códice o lugar",
  placeholder: "Investigar, un nombre, francotirador, 12 7",
  results: "Resultados",
  found: (count, isOne) => written(count, isOne, "resultado"),
  nothing:
    "Nada coincide. Prueba con un panel, el nombre de un jugador, una unidad o dos coordenadas.",
  hint: "Las flechas eligen, Intro abre, Esc cierra.",
  groups: {
    places: "Lugares",
    desks: "Paneles",
    actions: "Acciones",
    pages: "Páginas",
    players: "Jugadores",
    codex: "Códice",
  },
  walkHome: "Ir a casa",
  walkTo: (x, y) => `Ir a ${x}, ${y}`,
  walkToNearest: (title) => `Ir a lo más cercano: ${title}`,
  here: "estás aquí",
  lookAt: (x, y) => `Mirar ${x}, ${y}`,
  at: (x, y) => `${x}, ${y}`,
  factory: (slots) => `Ir a tu fábrica de ${slots} plazas`,
  plot: (title) => `Ir a ${title}`,
  armyDesks: { "army.attack": "Ejército: ataque", "army.defense": "Ejército: defensa" },
  windows: { alerts: "Alertas", keys: "Teclas" },
  pages: {
    calculator: "Calculadora de batallas",
    codex: "Páginas del códice",
    fair: "Juego limpio",
  },
  rank: (rank) => `Puesto ${rank}`,
};
