/** What a page, a link to it and its icon on a device say before any script has come. */
import type { enFirstPage } from "../en/first-page.ts";

export const esFirstPage: typeof enFirstPage = {
  description:
    "Emberlode es un juego de estrategia multijugador gratis en el navegador: excava metal y energía, explora una frontera de 50 por 50, levanta una base y defiéndela.",
  link: {
    title: "Emberlode: excava, construye, defiende la frontera",
    text: "Un juego de estrategia multijugador gratis en el navegador, en un mapa compartido de 2500 casillas. Sin formularios ni descargas.",
    picture:
      "Una ciudadela iluminada en la frontera al ocaso, con una tienda de campaña y un fuego delante",
  },
  noScript: "Emberlode necesita JavaScript para funcionar.",
  install: "Un juego de estrategia multijugador gratis en una frontera de 50 por 50.",
};
