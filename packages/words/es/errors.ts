/** What a player reads whom the game refuses something. */
import type { enErrors } from "../en/errors.ts";
import { counted } from "./spanish.ts";

/** Plain words: what is the matter and what to do. */
const TEXTS: (typeof enErrors)["texts"] = {
  NOT_LOGGED_IN: "No tienes la sesión abierta. Entra e inténtalo de nuevo.",
  BAD_CREDENTIALS: "Ese usuario y esa contraseña no van juntos. Revisa ambos e inténtalo de nuevo.",
  BAD_INPUT: "Algo en esa petición no está bien. Revísalo e inténtalo de nuevo.",
  PASSWORD_PAIR: "Para cambiar la contraseña escribe la actual y la nueva.",
  WRONG_PASSWORD: "La contraseña actual no es correcta. Escríbela de nuevo.",
  TOKEN_INVALID: "Ese enlace o token ya no sirve. Pide uno nuevo.",
  PICTURE_INVALID:
    "Esa imagen no se puede leer. Envía una JPEG, PNG, WebP, GIF o AVIF de hasta 4 megapíxeles.",
  USERNAME_RESERVED: "Ese nombre de usuario está reservado. Elige otro.",
  USERNAME_TAKEN: "Ese nombre de usuario está ocupado. Elige otro.",
  EMAIL_TAKEN: "Ese correo ya tiene una cuenta. Entra en ella, o usa otro correo.",
  NOT_FOUND: "Eso no existe, o no es tuyo.",
  METHOD_NOT_ALLOWED: "Eso no se puede hacer con esta dirección.",
  NOT_HERE: "No estás en esa casilla. Ve allí antes.",
  WRONG_FIELD: "Eso no se puede hacer en esta casilla. Busca una del tipo adecuado.",
  SPENT: "Por ahora agotaste esta casilla. Prueba con otra.",
  TIRED:
    "De las primeras 1000 excavaciones de hoy te quedan menos que esas. Excava con menos esfuerzo.",
  NOT_EXPLORED: "Aún no has explorado esa parte del mapa.",
  WORLD_FULL:
    "Ahora mismo están ocupados todos los lugares para una base. No se perdió nada; inténtalo más tarde.",
  NOT_A_GUEST: "Esta cuenta ya tiene nombre. No hay nada que mejorar.",
  GUEST_NOT_ALLOWED:
    "Los invitados aún no pueden hacer eso. Elige antes un nombre y una contraseña; lo conservas todo.",
  TOO_MANY_GUESTS: "Ahora mismo hay demasiados invitados. Crea una cuenta, o vuelve más tarde.",
  TOO_MANY_GUESTS_HERE:
    "Ahora mismo juegan cinco invitados desde tu red. Crea una cuenta; lleva medio minuto.",
  REPORT_DECIDED: "Las denuncias de ese mensaje ya están decididas. Carga la lista de nuevo.",
  FORBIDDEN: "No tienes permiso para hacer eso.",
  SCOPE_MISSING:
    "Este token de API no se hizo para eso. Crea uno con el permiso que pide la llamada.",
  PUSH_SERVICE:
    "Este servidor no puede enviar al servicio de avisos de tu navegador. Prueba con otro navegador.",
  CROSS_SITE: "Esa petición vino de otro sitio. Abre el juego mismo e inténtalo de nuevo.",
  KEY_REUSED: "Esa acción ya se envió con otro contenido. Recarga la página e inténtalo de nuevo.",
  BODY_TOO_LARGE: "Eso es demasiado grande para enviarlo. Redúcelo e inténtalo de nuevo.",
  UNSUPPORTED_MEDIA_TYPE: "Ese tipo de contenido no se acepta aquí.",
  NOT_ENOUGH_METAL: "No tienes metal suficiente para eso. Excava más.",
  NOT_ENOUGH_ENERGY: "No tienes energía suficiente para eso. Excava más.",
  NOT_ENOUGH_RESOURCES: "No tienes ni el metal ni la energía para eso. Excava más de ambos.",
  NOT_ENOUGH_SLOTS: "No hay sitio para tantas unidades. Captura una fábrica o mejora tu base.",
  TECH_MISSING: "Te falta la tecnología de esa unidad. Compra antes la tecnología.",
  ALREADY_OWNED: "Esa tecnología ya es tuya. No hay nada que pagar.",
  NOT_A_BASE: "Solo se puede mejorar una base. Esta es una fábrica corriente.",
  MAX_LEVEL: "Eso ya está en su nivel más alto.",
  BASE_LEVEL_TOO_LOW:
    "Una investigación no puede superar el nivel de tu base. Mejora antes la base.",
  LEVEL_NOT_NEXT:
    "Ese no es el siguiente nivel de esta investigación. Mira su nivel e inténtalo de nuevo.",
  PART_NOT_HELD: "No tienes ninguna pieza así. Compra una aquí, o búscala en una cueva.",
  PART_LIMIT: "Ya tienes todas las piezas de estas que se pueden instalar.",
  ALREADY_LIT: "Ya encendiste tu vela del día. Vuelve mañana.",
  CANDLES_FULL: "Ya tienes siete velas; no puedes llevar más.",
  NO_MIRAGE:
    "Aquí no hay ningún espejismo. Aparecen sobre casillas vacías entre el mediodía y el ocaso.",
  SELF: "Esa es tu propia base. Busca la de otro jugador.",
  ENEMY_MISMATCH: "La base de ese jugador no está en esta casilla. Mira la casilla de nuevo.",
  SHIELDED:
    "El escudo de novato aún protege esto: la base de alguien nuevo, o su primera fábrica pequeña.",
  NAP_PARTNER:
    "Tienes un pacto de no agresión (NAP) con ese jugador. Termínalo antes si quieres luchar.",
  TOO_WEAK: "Ese jugador es demasiado débil para ti. Busca a alguien de tu tamaño.",
  ATTACKED_RECENTLY: "Atacaste esta base hace menos de 4 horas. Deja que se recupere.",
  TOO_MANY_ATTACKS: "Hoy has dirigido 20 ataques. Tus tropas necesitan descansar hasta mañana.",
  NO_ARMY:
    "No tienes unidades de ataque. Compra algunas antes; diez piqueros son un buen comienzo.",
  ALREADY_YOURS: "Esta fábrica ya es tuya.",
  FACTORY_SAFE: "Tomaron esta fábrica hace poco y aún está a salvo. Vuelve más tarde.",
  ABANDONED_RECENTLY:
    "Esta fábrica quedó libre de tus manos. No puedes tomarla de nuevo en 24 horas.",
  FACTORY_TOO_SMALL:
    "Las fábricas de 900 plazas o menos son para bases hasta el nivel 3. Busca una mayor.",
  TOO_MANY_FACTORIES: "Tu base no da para más fábricas. Mejórala, o abandona una de ellas.",
  TOO_MANY_SMALL_FACTORIES: "Ya tienes dos fábricas de 900 plazas o menos. Busca una mayor.",
  FACTORY_RESERVED:
    "Esta fábrica quedó libre para novatos: aún solo pueden tomarla jugadores sin fábrica.",
  CAPTURE_TRIED_RECENTLY:
    "Luchaste por una fábrica de este jugador en la última hora. Inténtalo más tarde.",
  BASE_STAYS: "Una base no se puede abandonar. Solo las fábricas corrientes.",
  TOOL_NOT_USABLE: "Esa herramienta no se gasta así. Funciona por sí sola, o donde hace falta.",
  NOT_ENOUGH_TOOLS:
    "No tienes tantas herramientas de esas como esto pide. Mira las que tienes e inténtalo de nuevo.",
  NO_MINES_HERE:
    "Aquí no se pueden poner más minas: caben cinco por casilla, y ninguna junto a un edificio.",
  NOTHING_FOUND: "Ahora mismo no hay nada así que encontrar. No se gastó nada.",
  GPS_NEEDED: "Necesitas un GPS para viajar. Investígalo antes.",
  TOOL_NOT_READY: "Esa herramienta aún no está lista. Espera un poco.",
  ALREADY_THERE: "Ya estás ahí.",
  BANK_CARD_NEEDED: "Aquí necesitas una Tarjeta bancaria. Investígala antes.",
  BANK_FULL: "En tu cuenta no cabe tanto. Deposita menos, o investiga una tarjeta mejor.",
  BANK_TOO_LITTLE: "En tu cuenta hay menos que eso. Retira menos.",
  EXCHANGE_MINIMUM: "La casa de cambio cambia cantidades de 10 o más.",
  MARKET_KEY_NEEDED: "Aquí necesitas una Llave del mercado negro. Investígala antes.",
  OFFER_GONE: "Esa oferta no es de las de hoy. Mira las ofertas de nuevo.",
  SOLD_OUT: "Hoy no te queda tanto. Toma menos, o vuelve mañana.",
  CASINO_KEY_NEEDED: "Aquí necesitas una Llave del casino. Investígala antes.",
  STAKE_INVALID: "Una apuesta es un múltiplo de 100, desde 100 hasta lo que permite tu llave.",
  TOO_MANY_STAKES: "Ya hiciste las cincuenta apuestas de hoy. Vuelve mañana.",
  NAP_SELF: "No necesitas un pacto contigo. Escribe el nombre de otro jugador.",
  NAP_EXISTS: "Ya hay un pacto (NAP) con ese jugador, o ya lo pediste.",
  NAP_BLOCKED: "No puede haber un pacto (NAP) con ese jugador: uno de los dos lo bloquea.",
  NAP_ASKED_LATELY:
    "Se lo pediste a ese jugador hace menos de un día. Pídelo de nuevo cuando pase.",
  NAP_NOT_ASKED: "Ese jugador no te ha pedido un pacto (NAP).",
  NAP_NOT_STANDING: "No hay ningún pacto (NAP) con ese jugador que puedas terminar.",
  TOO_MANY_NOTES: "Has escrito treinta notas en una hora. Tu pluma necesita descansar.",
  TOO_MANY_PLOTS: "Ya tienes doscientas marcas. Quita una que ya no necesites.",
  PLOT_FULL: "En una marca caben diez datos tuyos. Quita uno antes.",
  MUTED: "Moderación te ha silenciado. Podrás escribir más tarde.",
  BANNED: "Esta cuenta ha sido expulsada del juego.",
  BLOCK_SELF: "No puedes bloquearte a ti mismo.",
  TOO_MANY_BLOCKS: "Has bloqueado a doscientos jugadores. Desbloquea antes a alguno.",
  TOO_MANY_REQUESTS: "Demasiado rápido. Espera un momento e inténtalo de nuevo.",
  BUSY: "El juego está muy cargado. No se perdió nada; inténtalo en un momento.",
  INTERNAL: "Algo falló de nuestro lado. Inténtalo de nuevo en un momento.",
};

const hoursText = (n: number) => counted(n, "hora");
const minutesText = (n: number) => counted(n, "minuto");

export const esErrors: typeof enErrors = {
  texts: TEXTS,
  withWait: (text, wait) => `${text} (${wait})`,
  spentUntil: (wait) => `Por ahora agotaste esta casilla. Estará lista de nuevo en ${wait}.`,
  noDigsLeft:
    "Ya gastaste las primeras 1000 excavaciones de hoy. Excava con esfuerzo 1, o vuelve mañana.",
  digsLeft: (left) =>
    left === 1
      ? "Te queda solo 1 de las primeras 1000 excavaciones de hoy. Excava con menos esfuerzo."
      : `Te quedan solo ${left} de las primeras 1000 excavaciones de hoy. Excava con menos esfuerzo.`,
  seconds: (n) => counted(n, "segundo"),
  minutes: minutesText,
  hours: hoursText,
  hoursAndMinutes: (hours, minutes) => `${hoursText(hours)} y ${minutesText(minutes)}`,
  wrongTooOften: (wait) => `Fallaste demasiadas veces. Inténtalo de nuevo en ${wait}.`,
  tooManyTokens: (most) => `Ya tienes ${most} tokens. Borra uno que no uses.`,
  commonPassword: "Esa contraseña es de las primeras que se prueban. Elige otra.",
  picturesTooOften: "Has cambiado tu imagen muchas veces. Inténtalo de nuevo en una hora.",
  emptyMessage: "A ese mensaje no le queda nada que decir.",
  messageTooLong: (most) => `Un mensaje tiene como mucho ${most} caracteres.`,
  noSuchMessage: "Aún no hay ningún mensaje con ese número.",
  scopeMissing: (scope) =>
    `A este token de API le falta el permiso ${scope}. Crea uno que lo tenga.`,
  noSuchPlayer:
    "No hay ningún jugador con ese nombre. Revisa cómo se escribe e inténtalo de nuevo.",
  keyNotUuid: "La cabecera Idempotency-Key debe ser un UUID.",
};
