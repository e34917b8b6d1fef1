/** Texts of the Excavator Center. */
import type { enExcavator } from "../en/excavator.ts";
import { resourceName, written } from "./spanish.ts";

const digs = (count: string, isOne: boolean) => written(count, isOne, "excavación", "excavaciones");

export const esExcavator: typeof enExcavator = {
  lead: (metal, energy) => `Una excavación da ${metal} de metal o ${energy} de energía.`,
  range: (min, max) => `${min} a ${max}`,
  ladders: { metal: "Para metal", energy: "Para energía" },
  paidIn: { metal: "Se pagan con energía", energy: "Se pagan con metal" },
  paceToday: (count) => `Lo que dan al día se calcula con tus ${count} excavaciones de hoy.`,
  paceUsual: (count) =>
    `Lo que dan al día se calcula con ${count} excavaciones, las fuerzas de un día entero.`,
  paceFew: (count, today, isOne) =>
    `Lo que dan al día se calcula con ${count} excavaciones, las fuerzas de un día entero: ${isOne ? "la única de hoy no basta" : `tus ${today} de hoy no bastan`} para calcularlo.`,
  away: "Las piezas se compran e instalan en un Centro de Excavación.",
  state: (installed, limit) => `${installed} de ${limit} instaladas`,
  held: (held) => `tienes ${held}`,
  adds: (min, max) => `Cada una suma ${min} al mínimo y ${max} al máximo de una excavación`,
  perDay: (amount, resource) => `+${amount} de ${resourceName(resource)} al día`,
  payback: (count, isOne) => `se paga en ${digs(count, isOne)}`,
  dig: (resource) => `Una excavación de ${resourceName(resource)}, como mucho`,
  buy: (price, resource) => `Comprar, ${price} de ${resourceName(resource)}`,
  install: "Instalar",
  reasons: {
    limit: "Ya tienes todas las que se pueden instalar",
    full: "Todas instaladas",
    notHeld: "No tienes ninguna que instalar",
    away: "Solo en un Centro de Excavación",
  },
  bought: (name) => `Comprada: ${name}. Instálala para excavar con ella.`,
  installed: (name) => `Instalada: ${name}.`,
  perDigMost: (resource) => `de ${resourceName(resource)} por excavación, como mucho`,
  perDigLeast: (resource) => `de ${resourceName(resource)} por excavación, como mínimo`,
  failed: "No se pudo cargar la lista de piezas.",
};
