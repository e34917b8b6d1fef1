/** Texts of the inbox of alerts. */
import type { enInbox } from "../en/inbox.ts";

export const esInbox: typeof enInbox = {
  kind: "Tipo",
  kinds: { all: "Todas", admin: "Admin", event: "Evento", attack: "Ataque" },
  kindCount: (name, count, more) => `${name} ${count}${more ? "+" : ""}`,
  unreadOnly: "Solo sin leer",
  off: (names) => `Apagadas en Ajustes, ALERTAS: ${names}.`,
  noneShown: "Ninguna de estas",
  noneShownNext: "Nada de lo cargado hasta ahora cumple lo que elegiste.",
  showAll: "Mostrar todas",
  bulk: "Alertas seleccionadas",
  selectAll: (count) => `Seleccionar las ${count}`,
  selected: (count) =>
    count === 0
      ? "Ninguna seleccionada"
      : count === 1
        ? "1 seleccionada"
        : `${count} seleccionadas`,
  select: (title) => `Seleccionar: ${title}`,
  markRead: "Marcar leídas",
  markOpened: "Marcar abiertas",
  nothingToMark: "Todas están marcadas así ya.",
  marking: (done, all) => `Marcando ${done} de ${all}…`,
  marked: (count) => (count === 1 ? "1 alerta marcada." : `${count} alertas marcadas.`),
  opened: "Abierta",
};
