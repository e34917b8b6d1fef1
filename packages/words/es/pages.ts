/** Texts of the pages around the game. The story has a file of its own. */
import type { enPages } from "../en/pages.ts";

export const esPages: typeof enPages = {
  home: {
    title: "Emberlode",
    kicker: "Estrategia multijugador gratis, en tu navegador",
    headline: "Excava. Construye. Defiende la frontera.",
    lead: "Un mapa compartido de 2500 casillas. Recórrelo, excava metal y energía, levanta un campamento que todos ven y habla con quienes viven allí.",
    playNote: "Sin formularios ni descargas. En diez segundos estás excavando.",
    resume: "Volver al juego",
    login: "Ya tengo cuenta",
    worldTitle: "El mundo ahora",
    whyTitle: "Por qué jugar",
    why: [
      {
        title: "Un mundo que permanece",
        text: "Todos comparten el mismo mapa de 50 por 50. Las vetas, los respiraderos, los bosques y las ruinas son los mismos en cada visita, y cambian con tu propio día y tu noche.",
      },
      {
        title: "Bastan unos minutos",
        text: "Excavar lleva un segundo, una casilla descansa una hora. Nadie gana por no dormir: el brazo cansado saca menos.",
      },
      {
        title: "Las mismas reglas para todos",
        text: "Sin tienda ni ventajas de pago. Lo que puede dar una excavación está en pantalla, y una base nueva lleva escudo 72 horas.",
      },
    ],
  },
  story: { title: "Relato", resume: "Volver al juego" },
  login: { title: "Juego" },
  admin: {
    title: "Zona de administración",
    lead: "Aquí no hay nada para jugadores. El juego se dirige con comandos en su servidor, no desde esta página.",
    action: "Volver al inicio",
  },
  notFound: {
    title: "Fuera del mapa",
    lead: "La frontera mide 50 por 50 casillas, y esta dirección no está en ninguna.",
    action: "Volver al inicio",
  },
};
