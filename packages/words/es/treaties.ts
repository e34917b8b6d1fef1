/** Texts of the Alliances window. */
import type { enTreaties } from "../en/treaties.ts";

export const esTreaties: typeof enTreaties = {
  title: "Alianzas",
  tabs: { naps: "Pactos (NAP)", clans: "Clanes" },
  lead: "Un NAP es un pacto de no agresión entre dos jugadores. Mientras dura, ninguno puede atacar al otro ni tomar sus fábricas, y las minas de uno no estallan bajo el otro. Terminarlo o bloquearlo tarda 24 horas en valer.",
  failed: "No se pudieron cargar los pactos.",
  ask: {
    title: "Pedir un pacto (NAP)",
    label: "Nombre del jugador",
    hint: "Recibe una alerta y puede aceptar o rechazar. Hasta que acepte, ambos pueden atacar.",
    nameFirst: "Escribe el nombre de un jugador.",
    submit: "Pedir pacto",
    pending: "Pidiendo…",
  },
  lists: {
    toYou: {
      title: "Lo que te piden",
      search: "Buscar en lo que te piden",
      emptyTitle: "Nadie te pide nada",
      empty:
        "Quien te pida un pacto aparece aquí, para aceptarlo o rechazarlo. Puedes pedirlo tú antes, arriba.",
    },
    naps: {
      title: "Pactos en vigor y bloqueados",
      search: "Buscar en tus pactos",
      emptyTitle: "No tienes ningún pacto",
      empty:
        "Pídele uno arriba a un vecino. Los nombres están en la clasificación y en las bases de tu mapa.",
    },
    byYou: {
      title: "Lo que pides",
      search: "Buscar en lo que pides",
      emptyTitle: "Ninguna petición en curso",
      empty: "Escribe arriba un nombre; lo que pidas espera aquí hasta que respondan.",
    },
  },
  count: (shown, all) => (shown === all ? all : `${shown} de ${all}`),
  noMatch: (text) => `Aquí nadie coincide con «${text}». Acórtalo o borra la búsqueda.`,
  base: { rank: (rank) => `Puesto ${rank}`, power: (power) => `Poder ${power}` },
  offMap: "Sin base en el mapa",
  states: {
    asksYou: "Te lo pide",
    rejectedByYou: "Lo rechazaste",
    active: "En vigor",
    ended: "Termina",
    blocked: "Bloqueado",
    askedByYou: "En espera",
    rejectedYou: "Te lo rechazó",
  },
  now: {
    asksYou: (name) => `${name} te pide un pacto.`,
    rejectedByYou: (name) =>
      `Lo rechazaste; ${name} puede volver a pedirlo un día después de haberlo pedido.`,
    active: (name) => `Tienes un pacto con ${name}.`,
    ended: (name) => `Tu pacto con ${name} se ha terminado.`,
    blocked: (name) => `Bloqueas los pactos con ${name}, que no puede pedírtelo.`,
    askedByYou: (name) => `Le pediste un pacto a ${name}.`,
    rejectedYou: (name) =>
      `${name} rechazó tu petición; puedes volver a pedirlo un día después de haberlo pedido.`,
  },
  who: {
    neither: "Ninguno puede atacar al otro.",
    both: "Ambos pueden atacar.",
    untilAccepted: "Hasta que se acepte, ambos pueden atacar.",
    until: (date) => `Hasta el ${date} ninguno puede atacar al otro; desde entonces pueden ambos.`,
    untilUnlessAccepted: (date) =>
      `El pacto anterior dura hasta el ${date}; desde entonces ambos pueden atacar, salvo que este se acepte antes.`,
  },
  left: (span) => `quedan ${span}`,
  controls: {
    accept: "Aceptar",
    reject: "Rechazar",
    block: "Bloquear",
    blockSure: "Pulsa otra vez para bloquear",
    allowed: "Permitido",
    end: "Terminar pacto",
    endSure: "Pulsa otra vez para terminarlo",
    ask: "Pedir de nuevo",
    lift: "Quitar bloqueo",
    takeBack: "Retirar",
  },
  controlOf: (control, name) => `${control}: pacto con ${name}`,
  effects: {
    accept: () => "Desde entonces ninguno puede atacar al otro.",
    reject: (name) =>
      `No cambia nada; ${name} puede volver a pedirlo un día después de haberlo pedido.`,
    block: (name) => `Sin pacto, y ${name} no puede pedírtelo hasta que lo permitas.`,
    blockStanding: (name, date) =>
      `Al apagarlo bloqueas a ${name}, que ya no puede pedírtelo. El pacto termina el ${date}; desde entonces ambos pueden atacar.`,
    blockEnding: (name) =>
      `Al apagarlo bloqueas a ${name}, que ya no puede pedírtelo. El final del pacto queda como está.`,
    allow: (name) =>
      `Al encenderlo le pides un pacto a ${name}, como mucho una vez al día. Cuando ${name} acepte, ninguno podrá atacar al otro.`,
    end: (_name, date) => `El pacto termina el ${date}; desde entonces ambos pueden atacar.`,
    ask: (name) => `Cuando ${name} acepte, ninguno podrá atacar al otro.`,
    lift: (name) => `${name} puede volver a pedírtelo; tú no se lo pides.`,
    takeBack: (name) => `${name} ya no puede aceptarlo.`,
  },
  done: {
    asked: (name) => `Le pediste un pacto a ${name}.`,
    active: (name) => `El pacto con ${name} está en vigor desde ahora.`,
    rejected: (name) => `La petición de ${name} queda rechazada.`,
    blocked: (name) => `Bloqueaste a ${name}, que no puede pedirte un pacto.`,
    ended: (name) => `El pacto con ${name} se ha terminado.`,
    lifted: (name) => `Quitaste el bloqueo de ${name}, que puede volver a pedírtelo.`,
    takenBack: (name) => `Retiraste tu petición a ${name}.`,
  },
  clans: {
    title: "Aún sin clanes",
    text: "No hay ningún clan al que unirse. Con un pacto (NAP) se alían dos jugadores: pide uno en la pestaña Pactos.",
  },
};
