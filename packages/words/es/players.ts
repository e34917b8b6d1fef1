/** Texts of the players' pages. */
import type { enPlayers } from "../en/players.ts";
import { written } from "./spanish.ts";

export const esPlayers: typeof enPlayers = {
  title: (name) => name,
  loading: "Jugador",
  failed: "No se pudo cargar el jugador.",
  missing: {
    title: "No existe ese jugador",
    lead: (name) => `Aquí nadie se llama «${name}».`,
    text: "Es fácil errar una letra en un nombre, y los invitados que se fueron ya no están. En la clasificación están todos los que puedes encontrar.",
    action: "A la clasificación",
  },
  guest: "Invitado",
  you: "Eres tú",
  since: (day) => `Aquí desde el ${day}`,
  figures: {
    title: "Situación",
    rank: "Puesto",
    power: "Poder total",
    baseLevel: "Nivel de base",
    attacks: "Ataques",
    defenses: "Defensas",
    outcome: (won, lost) => `ganados: ${won}, perdidos: ${lost}`,
    none: "ninguno",
    offMap: "Sin base en el mapa.",
    hidden: "Las unidades, el metal, la energía y el lugar de la base están ocultos.",
  },
  ranks: "Toda la clasificación",
  actions: {
    title: "Qué puedes hacer",
    ask: "Pedir un pacto (NAP)",
    asking: "Pidiendo…",
    askHint:
      "Un pacto de no agresión (NAP): ninguno ataca al otro. Recibe una alerta y puede aceptar o rechazar.",
    message: "Escribir en el chat",
    messageHint: "Hay una sola sala para todos: tu mensaje empieza con su nombre.",
    mention: (name) => `@${name} `,
    started: (name) => `Tu mensaje en el chat empieza con @${name}.`,
    visitor: "Juega para escribir a otros jugadores o pedirles un pacto.",
  },
  attack: {
    attack: (name) => `Atacar a ${name}`,
    asking: "Mirando si puedes atacar…",
    failed: "No se sabe si puedes atacar.",
    here: "Estás en su base. Primero verás qué daría un ataque.",
    again: (span) => `Posible en ${span}`,
    check: "Mirar otra vez",
    away: (steps, isOne, where) =>
      `Un ataque empieza en su base, a ${written(steps, isOne, "paso")} al ${where} de ti.`,
    walk: "Ir a su base",
    unseen:
      "Un ataque empieza en su base, que aún no has visto. Explora, o usa un Localizador de bases.",
    toTools: "A tu equipo",
    toArmy: "Comprar ataque",
  },
  badges: {
    title: "Insignias",
    empty: (name) =>
      `${name} aún no tiene insignias que mostrar. Las dan los objetivos de la página del juego.`,
  },
  battles: {
    title: "Últimas batallas",
    note: "Batallas por bases y fábricas. Un informe lo abren sus dos combatientes y quienes reciban de ellos el enlace.",
    empty: (name) => `${name} aún no ha luchado.`,
    wonAttack: (name) => `Ganó un ataque a ${name}`,
    lostAttack: (name) => `Perdió un ataque a ${name}`,
    wonDefense: (name) => `Defendió la base frente a ${name}`,
    lostDefense: (name) => `No pudo defender la base frente a ${name}`,
    wonFactory: (name) => `Tomó una fábrica de ${name}`,
    lostFactory: (name) => `Cayó ante una fábrica de ${name}`,
    wonFreeFactory: "Tomó una fábrica libre",
    lostFreeFactory: "Cayó ante una fábrica libre",
    heldFactory: (name) => `Defendió una fábrica frente a ${name}`,
    factoryTaken: (name) => `Perdió una fábrica ante ${name}`,
    opponent: (name) => `Página de ${name}`,
    report: "Informe",
    reportOf: (line) => `Informe: ${line}`,
  },
  history: {
    title: "Puesto y poder en el tiempo",
    empty: "El puesto y el poder se anotan cada hora; las dos primeras horas aún no han pasado.",
    rank: "Puesto",
    power: "Poder",
    rankChart: (from, to, best) =>
      `Puesto en el tiempo: ${from} al principio, ${to} ahora, ${best} en el mejor momento.`,
    powerChart: (from, to, most) =>
      `Poder en el tiempo: ${from} al principio, ${to} ahora, ${most} como máximo.`,
    table: "En una tabla",
    time: "Hora",
  },
};
