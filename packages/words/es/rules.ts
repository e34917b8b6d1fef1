/** The rules in a player's words; their numbers come from the catalogue. */
import type { enRules } from "../en/rules.ts";

export const esRules: typeof enRules = {
  walking: {
    title: "Caminar",
    text: (sight) =>
      `Un paso en cualquiera de las ocho direcciones; los bordes del mapa se unen. Ves todas las casillas a ${sight} pasos o menos de donde hayas estado, y solo actúas en la casilla donde estás.`,
  },
  digging: {
    title: "Excavar",
    text: (minutes, full, half) =>
      `Una excavación da una cantidad al azar de tu rango, y la casilla descansa ${minutes} minutos para ti. Las primeras ${full} excavaciones del día rinden todo; hasta ${half}, la mitad; las siguientes, casi nada. El día empieza a las 00:00 UTC.`,
  },
  effort: {
    title: "Esfuerzo",
    text: (five, twenty, most) =>
      `De una vez puedes gastar 5 excavaciones por el ${five} % de su suma, o 20 por el ${twenty} %. Solo las primeras ${most} del día se pueden gastar así.`,
  },
  veins: {
    title: "Vetas",
    text: (oneIn, perDay, sight) =>
      `Cada día, una de cada ${oneIn} casillas de mineral guarda una veta: tu primera excavación allí rinde el doble, ${perDay} veces al día. Ves las vetas a ${sight} pasos o menos de donde estuviste ese día.`,
  },
  searching: {
    title: "Cuevas y bosques",
    text: (facts) =>
      `Una cueva se puede explorar de nuevo tras ${facts.cave} minutos; un bosque, tras ${facts.forest} horas. Después de ${facts.caves} cuevas o ${facts.forests} bosques en un día encuentras menos, pero nunca más trampas. Una vela de un memorial, una al día y ${facts.candles} como mucho, desvía una trampa.`,
  },
  mirages: {
    title: "Espejismos",
    text: (from, to, percent, reward) =>
      `Entre las ${from}:00 y las ${to}:00 de tu reloj de juego, un paso a un páramo vacío muestra un espejismo con una probabilidad del ${percent} %. Explóralo antes de seguir: ${reward} de metal o energía, una vez al día.`,
  },
  places: {
    title: "Dónde está tu base",
    text: (facts) =>
      `Tu base se levanta con tu primer paso. Hasta que hayas hecho ${facts.actions} acciones, deja el mapa tras ${facts.idleHours} horas sin jugar y vuelve con tu siguiente paso; conservas todo lo tuyo. En una misma red caben las bases de ${facts.guests} invitados y de ${facts.young} jugadores con menos de ${facts.days} días. Cuando se ocupa el ${facts.botPercent} % de los lugares, los bots dejan sitio a los jugadores; con el ${facts.percent} %, lo dejan quienes llevan más tiempo fuera.`,
  },
  shield: {
    title: "Escudo",
    text: (hours, slots) =>
      `Durante ${hours} horas nadie puede atacar tu base y no estalla ninguna mina. La primera fábrica que captures no se te puede quitar si tiene ${slots} plazas o menos; las demás sí, y ninguna otra ocupa su lugar. Atacar una base, luchar por la fábrica de otro o poner minas acaba con él.`,
  },
  armies: {
    title: "Ejércitos y plazas",
    text: "Cada unidad ocupa plazas; las dan tu base y tus fábricas. Un ejército mayor que sus plazas lucha más débil en proporción. La mayoría de las unidades requiere antes una tecnología de su lado.",
  },
  battles: {
    title: "Batallas",
    text: (facts) =>
      `Hasta ${facts.rounds} rondas. Un bando cede cuando pierde el ${facts.percent} % de sus PV; tras la última ronda, el defensor resiste. Algunas unidades golpean más fuerte a ciertos enemigos. Se repara el ${facts.repaired} % de las unidades de defensa perdidas. Atacar a alguien menor cuesta moral; se queda en el ${facts.floor} % o más mientras tu ataque y tu defensa estén en equilibrio y los kamikazes de ambas clases sean menos de la mitad de la fuerza que ataca.`,
  },
  attacks: {
    title: "Ataques",
    text: (facts) =>
      `Como mucho ${facts.perDay} al día, y la misma base de nuevo tras ${facts.again} horas. Una victoria se lleva del ${facts.least} al ${facts.most} % de lo que pase de ${facts.untouched} en mano; lo que está en el banco está a salvo. Los invitados ni saquean ni son saqueados.`,
  },
  loot: {
    title: "Límites del botín",
    text: (facts) =>
      `Todos los asaltantes juntos se llevan como mucho el ${facts.large} % de lo que tiene en mano una base en 24 horas; los de menos de la mitad del tamaño de su dueño tienen un ${facts.small} % propio. Tu botín de siete días cualesquiera es como mucho lo que excavaste de ese recurso en ellos, y de un solo jugador el ${facts.victim} % de eso. No hay botín entre tú y quienes vinieron por tu enlace. Quien tiene menos de la mitad del tamaño de su asaltante no pierde ninguna unidad de defensa para siempre.`,
  },
  weakness: {
    title: "Objetivos débiles",
    text: (facts) =>
      `No se puede atacar a nadie por debajo del ${facts.weak} % de tu tamaño, con dos excepciones. Quien saqueó tu base en las últimas 24 horas queda expuesto a la revancha, como mucho por ${facts.times} veces lo que aún no has vengado. Quien lleva más de ${facts.perSlot} de metal y energía por plaza queda expuesto solo por lo que pase de ahí, y todas las unidades que pierda se reparan.`,
  },
  factories: {
    title: "Fábricas",
    text: (slots, minutes, hours) =>
      `Una fábrica libre tiene de guarnición un muro por cada ${slots} plazas, y más por cada fábrica que tengas. Una tomada a un jugador queda a salvo ${minutes} minutos, una vez al día; una que abandonas te queda vedada ${hours} horas, la tenga quien la tenga entretanto.`,
  },
  smallFactories: {
    title: "Fábricas pequeñas",
    text: (facts) =>
      `La mitad de las fábricas tiene ${facts.slots} plazas o menos. Son para bases hasta el nivel ${facts.level}, ${facts.most} por jugador. Mientras esté ocupado más del ${facts.percent} %, las que pasan de ahí quedan libres, primero las que llevan más tiempo en las mismas manos: una alerta avisa a sus dueños una hora antes. Durante una hora solo pueden tomarlas jugadores sin fábrica, y el último dueño no puede en un día. Una casilla que estuvo libre una hora dentro de un día se deja en paz.`,
  },
  mines: {
    title: "Minas en el mapa",
    text: (facts) =>
      `Una mina dura ${facts.hours} horas en una casilla vacía, con ${facts.most} como mucho en cada una. El siguiente extraño que llega pierde el ${facts.percent} % de lo que lleva, como mucho ${facts.cap} de cada recurso.`,
  },
  naps: {
    title: "Pactos (NAP)",
    text: (hours) =>
      `Dos jugadores pueden acordar un pacto de no agresión (NAP): no se atacan, no se quitan fábricas ni hacen estallar las minas del otro. Terminarlo tarda ${hours} horas en valer.`,
  },
  researches: {
    title: "Las investigaciones en general",
    text: (most) =>
      `Una por herramienta, ${most} niveles, cada uno al doble del precio del anterior, de metal y otro tanto de energía. Ningún nivel supera el de tu base.`,
  },
  town: {
    title: "Bancos, mercado y casino",
    text: (percent, offers, stakes, edge) =>
      `El Banco Mundial guarda lo que nadie puede saquear. La casa de cambio cambia al ${percent} %. El mercado negro tiene ${offers} ofertas al día. El Casino Mundial admite ${stakes} apuestas al día y se queda con el ${edge} % de cada una de media.`,
  },
  power: {
    title: "Poder y clasificación",
    text: "El poder es la fuerza por la cantidad de todas las unidades, menos la quinta y la décima de cada lado. Se queda a la mitad mientras ataque y defensa difieran mucho. Los jugadores se clasifican por él.",
  },
  referrals: {
    title: "Invitaciones",
    text: (facts) =>
      `Ganas el ${facts.percent} % de cada excavación de los jugadores que trajiste, además de lo suyo; los invitados cuentan cuando eligen un nombre. Un día paga como mucho el ${facts.own} % de lo que tú excavaste más ${facts.allowance}; el resto espera y nunca se pierde.`,
  },
  chance: {
    title: "Azar demostrable",
    text: "Las cuevas, los bosques, los espejismos, el casino y las batallas se sortean con un secreto cuya huella se publica antes del día. El secreto mismo llega después del día, y cualquiera puede comprobar cualquier tirada.",
  },
};
