/** Texts of what happens live: chat and alerts. */
import type { enAlerts, enChat } from "../en/live.ts";
import { counted } from "./spanish.ts";

export const esChat: typeof enChat = {
  title: "Chat",
  log: "Mensajes de todos los jugadores",
  placeholder: "Escribe un mensaje...",
  input: "Mensaje a todos los jugadores",
  send: "Enviar",
  left: (count) => `quedan ${count}`,
  loading: "Trayendo los últimos mensajes…",
  loadFailed: "No se pudo cargar el chat.",
  empty: "Aún nadie ha dicho nada.",
  emptyNext: "Saluda: te lee todo el mundo.",
  loadingOlder: "Cargando mensajes anteriores…",
  loadOlder: "Ver anteriores",
  newMessages: (count) =>
    count === 0 ? "A lo más nuevo" : counted(count, "mensaje nuevo", "mensajes nuevos"),
  unseen: (count) => counted(count, "nuevo"),
  moderator: "Mod",
  isModerator: "moderación",
  you: "tú",
  sending: "Enviando…",
  notSent: "Sin enviar.",
  noAnswer: "Sin enviar: no hay conexión con el chat.",
  tooFast: "Sin enviar: demasiado rápido. El límite son cuatro mensajes en diez segundos.",
  retry: "Reintentar",
  retryIn: (time) => `Reintentar en ${time}`,
  discard: "Borrar",
  notSentMany: (count) => `${count} mensajes sin enviar.`,
  retryAll: "Reintentar todos",
  discardAll: "Borrar todos",
  showNotSent: "Lo que no se envió",
  menuOf: (sender) => `Menú del mensaje de ${sender}`,
  report: "Denunciar a moderación",
  reported: "Denunciado. Alguien de moderación lo mirará.",
  reportedBefore: "Ya denunciaste este mensaje. Alguien de moderación lo mirará.",
  block: (sender) => `Bloquear a ${sender}`,
  blocked: (sender) =>
    `Bloqueaste a ${sender}. Deshazlo en «Jugadores bloqueados», encima del chat.`,
  remove: "Quitar para todos",
  removed: "Quitado.",
  mute: {
    hour: (sender) => `Silenciar a ${sender} una hora`,
    day: (sender) => `Silenciar a ${sender} un día`,
    none: (sender) => `Dejar que ${sender} vuelva a escribir`,
  },
  muted: (sender) => `Hecho. Silenciaste a ${sender}.`,
  unmuted: (sender) => `Hecho. ${sender} puede escribir.`,
  blockedTitle: "Jugadores bloqueados",
  blockedNone: "No has bloqueado a nadie.",
  blockedLead: "No ves lo que escriben estos jugadores. Ellos no se enteran.",
  unblock: "Desbloquear",
  unblockName: (sender) => `Desbloquear a ${sender}`,
  reports: {
    title: "Mensajes denunciados",
    button: (open) =>
      open === 0 ? "Mensajes denunciados: ninguno" : `Mensajes denunciados: ${open} por decidir`,
    none: "No queda nada por decidir.",
    lead: (shown, open) =>
      shown < open
        ? `Los ${shown} más antiguos de ${open} mensajes que denunciaron los jugadores. Los demás vienen después.`
        : "A quienes denunciaron un mensaje se les dice lo que decidas.",
    said: (time) => `Dicho: ${time}`,
    reported: (players, time) =>
      players === 1
        ? `denunciado: ${time}`
        : `denunciado por ${players} jugadores, la primera vez: ${time}`,
    removedAlready: "Ya se ha quitado.",
    remove: "Quitar para todos",
    agree: "Avisar a los denunciantes",
    dismiss: "Dejarlo",
    decided: {
      removed: "Quitado. Se avisa a quienes lo denunciaron.",
      dismissed: "Se queda. Se avisa a quienes lo denunciaron.",
    },
  },
  said: (sender, body) => `${sender}: ${body}`,
  saidMany: (count, sender, body) =>
    `${count} mensajes nuevos en el chat. El último, de ${sender}: ${body}`,
};

export const esAlerts: typeof enAlerts = {
  title: "Alertas",
  bell: (unread) => (unread === 0 ? "Alertas" : `Alertas, ${unread} sin leer`),
  none: "Aún no ha pasado nada.",
  noneNext:
    "Aquí aparecen ataques, pérdidas y noticias del mundo. Hasta entonces: excava y explora.",
  unread: (count) => (count === 0 ? "Todo leído" : `${count} sin leer`),
  readAll: "Marcar todo leído",
  older: "Ver anteriores",
  loadingOlder: "Cargando alertas anteriores…",
  noOlder: "Estas son todas tus alertas.",
  isNew: "Nueva",
  leads: "Ir allí",
  types: { admin: "Admin", event: "Evento", attack: "Ataque" },
};
