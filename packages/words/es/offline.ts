/** Texts of the page without the server, of new versions and of push messages. */
import type { enOffline } from "../en/offline.ts";

export const esOffline: typeof enOffline = {
  title: "Sin conexión",
  label: (time) => `Sin conexión. El mapa como se vio por última vez: ${time}.`,
  noAnswer: "Sin conexión. El juego no responde.",
  looking: "Buscando el mapa de tu última visita…",
  lead: "Nada se pierde: el mundo sigue en el servidor. Esta página vuelve sola cuando vuelva la conexión.",
  noMap:
    "Este navegador no guarda ningún mapa. Se guarda mientras juegas y se borra al cerrar la sesión.",
  toMap: "Ver el mapa de tu última visita",
  map: {
    title: (username) => `Mapa de ${username}`,
    hint: "Toca una casilla para leerla y llevar el mapa allí; las flechas mueven el cursor. No se puede hacer nada hasta que vuelva la conexión.",
    standing: "Estás en",
    held: "Tenías",
    explored: "Explorado",
    fields: (count, total) => `${count} de ${total} casillas`,
    back: "Volver a donde estás",
  },
  version: {
    text: "Hay una versión nueva.",
    reload: "Recargar",
    later: "Más tarde",
  },
  push: { title: "Algo pasó en tu base" },
};
