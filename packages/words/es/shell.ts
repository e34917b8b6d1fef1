import type { en } from "../en/shell.ts";
import { esAccount } from "./account.ts";
import { esControls } from "./controls.ts";
import { esDesks } from "./desks.ts";
import { esGame } from "./game.ts";
import { esGoals } from "./goals.ts";
import { esAlerts, esChat } from "./live.ts";
import { esPages } from "./pages.ts";
import { counted, SPANISH } from "./spanish.ts";

/** Spanish. Texts of the shell stand here, those of pages, accounts and the game in their own files. */
export const es: typeof en = {
  locale: SPANISH,
  /** Spanish counts a thousand millions where English has a billion. */
  numberUnits: {
    million: "\u00a0M",
    billion: "\u00a0mil\u00a0M",
    trillion: "\u00a0B",
    quadrillion: "\u00a0mil\u00a0B",
  },
  brand: "Emberlode",
  footer: "Emberlode © 2024",
  skipToContent: "Ir al contenido",
  loading: "Cargando…",
  close: "Cerrar",
  copy: "Copiar",
  copied: "Copiado",
  retry: "Reintentar",
  linkCopied: "Enlace copiado",
  copyFailed: "El navegador no permitió copiar. Selecciona el texto y cópialo a mano.",
  notices: "Avisos",
  newTab: "se abre en otra pestaña",
  bot: {
    mark: "Bot",
    hint: "Juega un programa",
    named: (name) => `${name} (bot)`,
  },
  nav: {
    label: "Principal",
    story: "Relato",
    game: "Juego",
    home: "Inicio",
    ranks: "Tablas",
    clans: "Clanes",
    menuLabel: "Tu cuenta",
    account: "Cuenta",
    alliances: "Alianzas",
    settings: "Ajustes",
    logout: "Salir",
    menu: "Menú",
    figures: "Lo que tienes",
    freeSlots: "Plazas libres",
    power: "Poder",
    gameDate: (year, days, time) =>
      `Fecha del juego: año ${year}, ${counted(days, "día")} desde el primero, ${time}`,
    date: "Fecha",
    explainDate: (day, time) => `Fecha ${day}, ${time}: qué significa`,
    dateMeans: (year, days) =>
      `La fecha de tu partida: año ${year} y ${counted(days, "día")} desde el primero. El reloj va por UTC; noche, alba, día y ocaso duran seis horas cada uno, desde las 00:00.`,
    periods: { night: "Noche", dawn: "Alba", day: "Día", dusk: "Ocaso" },
  },
  logout: {
    done: "Sesión cerrada",
    failed: "No se pudo cerrar la sesión",
    guestTitle: "¿Dejar el juego?",
    guestText:
      "Juegas como invitado, y un invitado no puede volver: al salir renuncias a tu base, tus recursos y todo lo explorado.",
    guestKeep: "Elegir nombre y conservarlo",
    guestLeave: "Salir y renunciar a todo",
  },
  connection: {
    noAnswer: "El juego no responde. Revisa tu conexión; no se perdió nada.",
    serverError: "Algo salió mal. No cambió nada; inténtalo de nuevo.",
    lost: "Conexión perdida. Reconectando…",
    back: "Conexión recuperada",
    liveLost: "Se perdió la conexión en vivo. El chat y las alertas se ponen al día solos.",
    sessionEnds: (time) => `Tu sesión se cierra en ${time}.`,
    stay: "Seguir en el juego",
  },
  crash: {
    title: "Esta página falló",
    text: "Algo salió mal en ella. Tu partida está a salvo en el servidor; recargar la página suele bastar.",
    reload: "Recargar la página",
  },
  account: esAccount,
  alerts: esAlerts,
  chat: esChat,
  desks: esDesks,
  game: esGame,
  goals: esGoals,
  pages: esPages,
  parts: esControls,
};
