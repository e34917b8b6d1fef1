/** Texts of the card that a returning player sees. */
import type { enAway } from "../en/away.ts";
import { counted, listed } from "./spanish.ts";

export const esAway: typeof enAway = {
  minutes: (amount) => counted(amount, "minuto"),
  hours: (amount) => counted(amount, "hora"),
  days: (amount) => counted(amount, "día"),
  title: (span) => `Desde que te fuiste, hace ${span}`,
  close: "Cerrar lo que pasó desde que te fuiste",
  report: "Ver el informe",
  answer: "Responder",
  alerts: "Ver alertas",
  unknown: "Ahora mismo no se sabe.",
  newBase: (x, y) => `Tu base tiene un lugar nuevo, en ${x}, ${y}; conservas todo lo tuyo.`,
  quiet: "Nadie te atacó.",
  attacks: (amount, held) =>
    `${counted(amount, "ataque")} contra ti, ${held === amount ? (amount === 1 ? "resistido" : "todos resistidos") : counted(held, "resistido")}.`,
  newDay: "Un nuevo día: excavas otra vez al máximo.",
  veins: (amount) => `${counted(amount, "veta")} a la vista.`,
  rested: "Todas las casillas que usaste han descansado.",
  resting: (amount) => `${counted(amount, "casilla aún descansa", "casillas aún descansan")}.`,
  unread: (amount) => `${counted(amount, "alerta")} sin leer.`,
  noUnread: "No hay alertas sin leer.",
  asks: (names) =>
    `${listed(names)} ${names.length === 1 ? "te pide" : "te piden"} un pacto (NAP).`,
  noAsks: "Nadie te pide un pacto (NAP).",
};
