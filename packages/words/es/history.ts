/** Texts of the History panel. */
import type { enHistory } from "../en/history.ts";

export const esHistory: typeof enHistory = {
  lead: (days, isOne) => (isOne ? "Hoy, por día UTC." : `Los últimos ${days} días, por día UTC.`),
  resource: "Recurso",
  save: "Descargar CSV",
  sources: {
    start: "Comienzo",
    dig: "Excavación",
    find: "Hallazgos",
    loot: "Batallas",
    referral: "Invitaciones",
    mine: "Minas",
    purchase: "Compras",
    trade: "Bancos y mercados",
    bank: "Tu cuenta bancaria",
    casino: "Casino",
  },
  totals: "Por origen",
  source: "Origen",
  came: "Entra",
  went: "Sale",
  net: "Saldo",
  sum: "Todo",
  held: "En mano al final de cada día",
  flows: "Entradas y salidas de cada día",
  heldSpoken: (resource, first, last) =>
    `${resource} en mano: ${first} al final del primer día, ${last} ahora. La tabla de abajo tiene cada día.`,
  flowsSpoken: (resource, came, went) =>
    `${resource}: entraron ${came}, salieron ${went}. La tabla de abajo tiene cada día.`,
  upTo: (amount) => `hasta ${amount}`,
  asTable: "Cada día en una tabla",
  day: "Día (UTC)",
  carried: "En mano",
  standing: "Poder y puesto",
  today: "Hoy",
  csv: {
    day: "Día (UTC)",
    source: "Origen",
    metalIn: "Entra metal",
    metalOut: "Sale metal",
    energyIn: "Entra energía",
    energyOut: "Sale energía",
    metal: "Metal en mano",
    energy: "Energía en mano",
  },
  emptyTitle: "Aún nada ganado ni gastado",
  empty:
    "Ve a un yacimiento mineral o a un respiradero geotérmico y excava: lo primero que saques abre tu historial.",
  toField: "Volver a la casilla",
  failed: "No se pudo cargar tu historial.",
};
