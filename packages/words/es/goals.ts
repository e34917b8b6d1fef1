/** Texts of the goals: what to do, and the badge one has afterwards. */
import type { enGoals } from "../en/goals.ts";
import { listed, written } from "./spanish.ts";

export const esGoals: typeof enGoals = {
  label: "Objetivos",
  strip: "Próximo objetivo",
  next: "Siguiente:",
  progress: (done, all) => `${done} de ${all}`,
  openAll: (done, all) => `Todos los objetivos: ${done} de ${all} logrados`,
  reached: (badges) => {
    const names = listed(badges.map((badge) => `«${badge}»`));
    return badges.length === 1
      ? `Objetivo logrado. Insignia ganada: ${names}.`
      : `${badges.length} objetivos logrados. Insignias ganadas: ${names}.`;
  },
  allReached: "Todos los objetivos logrados.",
  steps: (steps, isOne, where) => `${written(steps, isOne, "paso")} al ${where}`,
  here: "aquí mismo",
  notSeen: "aún no has visto: explora",
  seeing: "cada paso muestra las casillas de tu alrededor",
  openChat: "Abrir el chat",
  walk: "Ir allí",
  open: (desk) => `Ir a ${desk}`,
  enter: "Entrar",
  nameYourself: "Elegir un nombre",
  lead: (done, all) =>
    `${done} de ${all} logrados. Cada uno da una insignia que queda en tu perfil; una insignia no paga nada.`,
  groups: { next: "Siguiente", open: "Abiertos", done: "Logrados" },
  badge: (badge) => `Insignia: ${badge}`,
  badges: "Insignias",
  noBadges: "Aún sin insignias. Las dan los objetivos de la página del juego.",
  failed: "No se pudieron cargar los objetivos.",
  all: {
    dig: { text: "Excava una vez", badge: "Primera chispa" },
    explore: { text: "Ve 120 casillas", badge: "Pionero" },
    hello: { text: "Saluda en el chat", badge: "Una voz en la sala" },
    name: { text: "Elige un nombre", badge: "Un nombre en el mapa" },
    cave: { text: "Explora una cueva", badge: "Espeleólogo" },
    forest: { text: "Rastrea un bosque", badge: "Guardabosques" },
    pikeman: { text: "Compra un piquero", badge: "Reclutador" },
    wall: { text: "Compra un muro", badge: "Albañil" },
    plot: { text: "Guarda un lugar como marca", badge: "Cartógrafo" },
    effort: { text: "Excava con esfuerzo 20", badge: "Trabajador" },
    candle: { text: "Enciende una vela en un memorial", badge: "Portador de velas" },
    squad: { text: "Compra diez piqueros en total", badge: "Capitán" },
    factory: { text: "Captura una fábrica", badge: "Dueño de fábrica" },
    tech: { text: "Compra una tecnología", badge: "Estudiante" },
    part: { text: "Instala una pieza de excavadora", badge: "Mecánico" },
    exchange: { text: "Cambia un recurso por el otro", badge: "Comerciante" },
    vein: { text: "Excava una veta", badge: "Cazador de vetas" },
    level2: { text: "Mejora tu base al nivel 2", badge: "Constructor" },
    card: { text: "Investiga la Tarjeta bancaria", badge: "Investigador" },
    deposit: { text: "Deposita en el Banco Mundial", badge: "Ahorrador" },
    far: { text: "Ve 500 casillas", badge: "Explorador" },
    mines: { text: "Pon minas", badge: "Minador" },
    locator: { text: "Usa un localizador", badge: "Rastreador" },
    mirage: { text: "Explora un espejismo", badge: "Soñador" },
    holdings: { text: "Gana tres fábricas", badge: "Industrial" },
    market: { text: "Compra en el mercado negro", badge: "Cliente" },
    casino: { text: "Juega en el Casino Mundial", badge: "Jugador" },
    battle: { text: "Gana un ataque a una base", badge: "Asaltante" },
    rank: { text: "Entra en los cien primeros", badge: "Entre los cien" },
    level5: { text: "Mejora tu base al nivel 5", badge: "Maestro de obras" },
  },
};
