/** Texts of the Research panel, and what each tool does at a level. */
import type { enResearch } from "../en/research.ts";

export const esResearch: typeof enResearch = {
  lead: (level) => `Ninguna investigación puede superar el nivel de tu base, ahora ${level}.`,
  leadNoBase: "Las investigaciones necesitan una base: da tu primer paso.",
  show: "Mostrar",
  filters: { all: "Las 14", raisable: (count) => `Mejorables ahora: ${count}` },
  groups: {
    raiding: "Asaltar",
    finding: "Explorar y encontrar",
    moving: "Moverse",
    town: "Ciudad",
  },
  list: (group) => `Investigaciones: ${group}`,
  level: (level, most) => `Nivel ${level} de ${most}`,
  now: "Ahora",
  next: (level) => `Con el nivel ${level}`,
  raise: (name, level) => `Subir ${name} al nivel ${level}`,
  raiseShort: (level) => `Subir a ${level}`,
  raised: (name, level) => `${name}: ahora en el nivel ${level}.`,
  refused: {
    base: (need) => `Requiere una base de nivel ${need}. Mejora antes tu base.`,
    most: "Ya está en el nivel más alto.",
  },
  metal: "metal",
  energy: "energía",
  nothingTitle: "Nada que mejorar ahora",
  nothingText: "Excava metal y energía, o mejora tu base para subir el tope.",
  showAll: "Ver todas las investigaciones",
  effects: {
    none: "Aún nada",
    held: (count) => `Tienes ${count}`,
    pack: (pack, count) => `${pack} más, ${count} en total`,
    hotcut: (percent) => `El botín es el ${percent} % de lo que queda al descubierto`,
    scouter: (steps) => `Ve fábricas a ${steps} pasos o menos`,
    scouterAll: "Ve todas las fábricas del mapa",
    bank: (cap) => `La cuenta guarda ${cap} de cada uno`,
    casino: (stake) => `Apuestas de hasta ${stake}`,
    market: (least, most) => `De ${least} a ${most} de cada herramienta al día`,
    gps: (minutes) => `Un viaje cada ${minutes} minutos`,
  },
};
