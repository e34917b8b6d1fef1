/** Texts of the World Bank, Exchange Bank, Black Market and World Casino. */
import type { enTown } from "../en/town.ts";

export const esTown: typeof enTown = {
  resource: "Recurso",
  resources: { metal: "Metal", energy: "Energía" },
  carried: (resource) => `${resource} en mano`,
  amount: (resource) => `Cantidad de ${resource.toLowerCase()}`,
  needs: {
    bank: {
      title: "Ventanilla del Banco Mundial",
      reason: "Una Tarjeta bancaria abre una cuenta. Su primer nivel cuesta:",
    },
    market: {
      title: "Los puestos",
      reason: "Solo compra quien tiene una Llave del mercado negro. Su primer nivel cuesta:",
    },
    casino: {
      title: "Las mesas",
      reason: "Solo juega quien tiene una Llave del casino. Su primer nivel cuesta:",
    },
  },
  toResearch: (name) => `Investigar ${name}`,
  bank: {
    lead: (cap) =>
      `Depositar es gratis, queda a salvo de asaltos y no gana nada. Tu tarjeta guarda hasta ${cap} de cada uno.`,
    leadNoCard: "Depositar es gratis y queda a salvo de asaltos. No gana nada.",
    action: "Qué hacer",
    actions: { deposit: "Depositar", withdraw: "Retirar" },
    inBank: (resource) => `${resource} en el banco`,
    atRisk: "En riesgo en un asalto, como mucho",
    go: {
      deposit: (what) => `Depositar ${what}`,
      withdraw: (what) => `Retirar ${what}`,
    },
    full: "Tu cuenta está llena de esto.",
    nothing: {
      deposit: "No llevas nada de esto.",
      withdraw: "No tienes nada de esto en el banco.",
    },
  },
  exchange: {
    lead: "Abierta a todos. Por cada 10 que das recibes 9 de lo otro; el décimo se quema.",
    give: "Das",
    gets: "Recibes",
    burns: "Se quema",
    go: (gives, gets) => `Dar ${gives} por ${gets}`,
    tooLittle: (least) => `La ventanilla no cambia menos de ${least}.`,
  },
  market: {
    lead: "Seis ofertas al día, las mismas para todos; de cada una tienes tus propias existencias.",
    offers: "Ofertas de hoy",
    next: (span) => `Ofertas nuevas en ${span}`,
    below: (percent) => `${percent} bajo el precio de lista`,
    above: (percent) => `${percent} sobre el precio de lista`,
    atList: "a precio de lista",
    left: (left, stock) => `Hoy te quedan ${left} de ${stock}`,
    noKey: (stock) => `Con una Llave del mercado negro, ${stock} al día`,
    kinds: { tool: "Herramienta", part: "Pieza de excavadora" },
    price: (price, resource) => `${price} de ${resource.toLowerCase()} cada uno`,
    howMany: (title) => `Cantidad: ${title}`,
    choose: "Elegir",
    chosen: "Elegido",
    go: (count, title, price) => `Comprar ${count} × ${title} por ${price}`,
    goNone: (title) => `Comprar ${title}`,
    soldOut: "Ya compraste todo lo que te quedaba hoy.",
    partLimit: "Ya tienes todas las piezas de estas que se pueden instalar.",
    short: "No puedes pagar ni una unidad.",
  },
  casino: {
    lead: (left, perDay) =>
      `La casa gana un 2 % en cada juego. Hoy te quedan ${left} de ${perDay} apuestas.`,
    games: { coin: "Moneda", dice: "Dado", wheel: "Ruleta" },
    game: "Juego",
    choice: "Tu apuesta",
    coin: ["Cara", "Cruz"],
    stake: "Apuesta",
    odds: { coin: "La moneda", dice: "El dado", wheel: "La ruleta de 50 sectores" },
    win: (pays) => `Paga ${pays}×`,
    lose: "Nada",
    expected: (stake, mean, edge) =>
      `De ${stake} apostados vuelven ${mean} de media: la casa se queda con ${edge}.`,
    play: (stake, resource) => `Apostar ${stake} de ${resource.toLowerCase()}`,
    session: "Desde que te sentaste",
    sessionNone: "Aún nada apostado",
    limit: "Detenerme tras perder",
    limits: { none: "Sin límite", of: (amount) => amount },
    limitReached:
      "Has perdido todo lo que te permitiste. Vuelve en otro momento, o sube el límite.",
    proof: "Cada tirada se puede comprobar cuando se publica la semilla del día.",
    won: (result) => `${result}. Ganaste.`,
    lost: (result) => `${result}. Se lo queda la casa.`,
    even: (result) => `${result}. Recuperas tu apuesta.`,
    results: {
      coin: (name) => `La moneda muestra ${name.toLowerCase()}`,
      dice: (pips) => `El dado muestra ${pips}`,
      wheel: (pays) => `La ruleta para en ${pays}×`,
    },
  },
};
