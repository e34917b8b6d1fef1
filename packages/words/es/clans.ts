/** Texts of the clans page. */
import type { enClans } from "../en/clans.ts";

export const esClans: typeof enClans = {
  title: "Clanes",
  lead: "Aún no hay clanes a los que unirse: estos diez son ejemplos de lo que mostrará la tabla. Hasta entonces, dos jugadores se alían con un pacto de no agresión (NAP).",
  failed: "No se pudieron cargar los clanes.",
  table: "Clanes",
  columns: {
    rank: "Puesto",
    avatar: "Imagen",
    name: "Nombre",
    leader: "Líder",
    power: "Poder",
    members: "Miembros",
    active: "Activos",
    pending: "En espera",
    tax: "Impuesto",
  },
  yes: "Sí",
  no: "No",
};
