/** Sentences of the loot log. Amounts and names come ready to be read. */
import type { enLogLines } from "../en/log-lines.ts";
import { counted, written } from "./spanish.ts";

const lostUnits = (n: number, shown: string) =>
  n === 0
    ? "No perdiste ninguna unidad"
    : `Perdiste ${written(shown, n === 1, "unidad", "unidades")}`;

const pikemen = (n: number, shown: string) => written(shown, n === 1, "piquero");

export const esLogLines: typeof enLogLines = {
  thousands: ".",
  resources: { metal: "metal", energy: "energía" },
  amount: (shown, resource) => `${shown} de ${resource}`,
  bothAmounts: (metal, energy) => `${metal} y ${energy}`,
  nothing: "nada",
  bot: (name) => `${name} (bot)`,
  somebodyWhoLeft: "Alguien que se fue",
  stranger: "un extraño",
  unknownPart: "Pieza",
  unknownUnit: "unidad",
  unknownTool: "herramienta",
  unknownGoods: "artículos",

  account: {
    start: (amounts) => `Tu base está en pie. Empiezas con ${amounts}.`,
    creditPaid: (amounts) => `Se pagó un abono por invitación que esperaba: ${amounts}.`,
    credit: (referee, amounts) => `Las excavaciones de ${referee} te dieron ${amounts}.`,
    creditWaits: (amounts) => `De eso, espera para otro día: ${amounts}.`,
  },

  dig: {
    dug: (amounts, x, y) => `Excavaste en ${x}, ${y}: ${amounts}.`,
    dugWith: (amounts, x, y, digs) =>
      `Excavaste en ${x}, ${y} con ${counted(digs, "excavación", "excavaciones")}: ${amounts}.`,
    vein: "Una veta dio el doble.",
    tired: "Estás sin fuerzas; mañana una excavación vuelve a rendir todo.",
  },

  cave: {
    part: (x, y) => `Encontraste una pieza en la cueva de ${x}, ${y}.`,
    knownPart: (x, y, part, rarity) =>
      `Encontraste una pieza en la cueva de ${x}, ${y}: ${part} (${rarity.toLowerCase()}).`,
    candle: (x, y) =>
      `Tu vela te mostró a tiempo una trampa en la cueva de ${x}, ${y}. Se ha consumido.`,
    trap: (x, y, amounts) => `Caíste en una trampa en la cueva de ${x}, ${y}. Perdido: ${amounts}.`,
    dug: (x, y, amounts) => `Excavaste en la cueva de ${x}, ${y}: ${amounts}.`,
    lost: (x, y) => `Erraste el camino en la cueva de ${x}, ${y} y no encontraste nada.`,
  },

  forest: {
    map: (x, y, title, toX, toY) =>
      `Encontraste un mapa en el bosque de ${x}, ${y}. Muestra un lugar en ${toX}, ${toY}: ${title}.`,
    oldMap: (x, y) =>
      `Encontraste un mapa en el bosque de ${x}, ${y}, pero no muestra nada que no hayas visto.`,
    allJoined: (x, y, met, shown) =>
      `En el bosque de ${x}, ${y} ${met === 1 ? "se te unió" : "se te unieron"} ${pikemen(met, shown)}.`,
    someJoined: (x, y, met, shown, joined) =>
      `En el bosque de ${x}, ${y} ${met === 1 ? "quiso" : "quisieron"} unirse ${pikemen(met, shown)}, pero tenías sitio para ${joined}.`,
    mines: (x, y, n, shown) =>
      `Encontraste ${written(shown, n === 1, "mina")} en el bosque de ${x}, ${y}.`,
    lotto: (x, y, amounts) =>
      `Encontraste en el bosque de ${x}, ${y} un billete de lotería que vale ${amounts}.`,
    probDrive: (x, y) => `Encontraste un Motor de probabilidad en el bosque de ${x}, ${y}.`,
    improbDrive: (x, y) => `Encontraste un Motor de improbabilidad en el bosque de ${x}, ${y}.`,
    nothing: (x, y) => `No encontraste nada en el bosque de ${x}, ${y}.`,
    tooTired: "Estás sin fuerzas para buscar con cuidado.",
  },

  memorial: (x, y, candles, most) =>
    `Encendiste una vela en el memorial de ${x}, ${y}. Llevas ${candles} de ${most}.`,
  mirage: (x, y, amounts) => `El espejismo en ${x}, ${y} era real: ${amounts}.`,

  army: {
    boughtPart: (part, price) => `Compraste una pieza por ${price}: ${part}.`,
    installedPart: (part, installed) =>
      `Instalaste una pieza: ${part}. De estas ya ${installed === 1 ? "trabaja" : "trabajan"} para ti ${installed}.`,
    boughtUnits: (count, unit, price) => `Compraste ${count} × ${unit} por ${price}.`,
    boughtTech: (tech, price) => `Compraste la tecnología ${tech} por ${price}.`,
    upgradedBase: (level, price) => `Tu base ya es de nivel ${level}. Costó ${price}.`,
    researched: (tool, level, price) => `Subiste ${tool} al nivel ${level} por ${price}.`,
    pack: (count) => `Recibes ${count}.`,
  },

  factory: {
    outgrown: (x, y) =>
      `La fábrica pequeña en ${x}, ${y} se le quedó pequeña a tu base. Quedó libre.`,
    unseen: (x, y) => `Estuviste fuera una semana. Tu fábrica en ${x}, ${y} quedó libre.`,
    released: (x, y) =>
      `Escasean las fábricas pequeñas. Tu fábrica en ${x}, ${y} quedó libre para novatos.`,
    lost: (x, y) => `Perdiste la fábrica en ${x}, ${y}.`,
    lostTo: (x, y, who) => `Perdiste la fábrica en ${x}, ${y} ante ${who}.`,
    guardLost: (lost, shown, repaired) => `${lostUnits(lost, shown)}; reparadas: ${repaired}.`,
    gaveUp: (x, y, slots) => `Abandonaste tu fábrica en ${x}, ${y} y sus ${slots} plazas.`,
    held: (x, y) => `La guarnición de la fábrica en ${x}, ${y} resistió.`,
    heldBy: (x, y, owner) => `La guarnición de la fábrica de ${owner} en ${x}, ${y} resistió.`,
    captured: (x, y, slots) => `Capturaste la fábrica en ${x}, ${y}: ${slots} plazas.`,
    capturedFrom: (x, y, slots, owner) =>
      `Capturaste la fábrica de ${owner} en ${x}, ${y}: ${slots} plazas.`,
  },

  battle: {
    lost: (n, shown) => `${lostUnits(n, shown)}.`,
    lostRepaired: (n, shown, _repaired, shownRepaired) =>
      `${lostUnits(n, shown)}; reparadas: ${shownRepaired}.`,
    attackHeld: (who, x, y) => `La base de ${who} en ${x}, ${y} resistió tu ataque.`,
    attackWon: (who, x, y) => `Venciste a la base de ${who} en ${x}, ${y}.`,
    carriedOff: (amounts) => `Botín: ${amounts}.`,
    guardHeld: (x, y, who) => `La guarnición de tu fábrica en ${x}, ${y} resistió ante ${who}.`,
    baseHeld: (x, y, who) => `Tu base en ${x}, ${y} resistió un ataque de ${who}.`,
    baseLost: (x, y, who, amounts) =>
      `Tu base en ${x}, ${y} cayó ante ${who}. Se llevó: ${amounts}.`,
  },

  tool: {
    other: "Usaste una herramienta.",
    mirage: "Allí tiembla algo en el aire: un espejismo.",
    part: (part) => `De la nada cayó una pieza: ${part}.`,
    unknownPart: "una desconocida",
    pikemen: (n) =>
      n === 1
        ? "De la nada salió 1 piquero y se te unió."
        : `De la nada salieron ${n} piqueros y se te unieron.`,
    candles: (n) => (n === 1 ? "Una ráfaga apagó tu vela." : `Una ráfaga apagó tus ${n} velas.`),
    standingOnIt: "Estás justo ahí.",
    way: (steps, direction) =>
      steps === 1 ? `Está a un paso al ${direction}.` : `Está a ${steps} pasos al ${direction}.`,
  },

  mine: {
    yours: (x, y, who, amounts) =>
      `Tu mina en ${x}, ${y} estalló bajo ${who}. Destruido: ${amounts}.`,
    underYou: (x, y, amounts) =>
      `Una mina estalló a tus pies en ${x}, ${y}. Destruido: ${amounts}.`,
  },

  trade: {
    deposited: (amount) => `Depositaste ${amount}.`,
    withdrew: (amount) => `Retiraste ${amount}.`,
    account: (amount) => `La cuenta guarda ${amount}.`,
    exchanged: (gave, got) => `Cambiaste ${gave} por ${got}.`,
    bought: (count, goods, price) => `Compraste ${count} × ${goods} por ${price}.`,
    staked: (amount) => `Apostaste ${amount}.`,
    coin: { heads: "cara", tails: "cruz", edge: "el canto" },
    coinShows: (side) => `La moneda muestra ${side}.`,
    diceShow: (result) => `El dado muestra ${result}.`,
    wheelStops: (sector) => `La ruleta para en el sector ${sector}.`,
    pays: (amount) => `Paga ${amount}.`,
    stakeLost: "La apuesta se pierde.",
  },
};
