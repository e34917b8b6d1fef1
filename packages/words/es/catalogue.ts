/** What the things of the game are called. */
import type { enCatalogue } from "../en/catalogue.ts";
import { counted } from "./spanish.ts";

type Names = typeof enCatalogue;

const FIELDS: Names["fields"] = {
  base: {
    title: "Base",
    description: "Alguien llama hogar a este sitio. Arden luces tras la empalizada.",
  },
  factory: {
    title: "Fábrica",
    description: "Naves y chimeneas. Quien las tiene da cabida a un ejército mayor.",
  },
  forest: {
    title: "Bosque",
    description: "Árboles altos y sendas estrechas. Aquí la gente pierde cosas, y las encuentra.",
  },
  cave: {
    title: "Cueva",
    description: "Una boca oscura en la roca. Hay piezas de máquina tiradas, y también trampas.",
  },
  waste: {
    title: "Páramo",
    description: "Tierra agrietada y viento. Aquí no hay nada, al menos por ahora.",
  },
  market: {
    title: "Mercado negro",
    description: "Seis puestos, ninguna pregunta. Las ofertas cambian cada día.",
  },
  bank: {
    title: "Banco Mundial",
    description: "Muros gruesos y empleados pacientes. Lo que está en la bóveda no se saquea.",
  },
  memorial: {
    title: "Memorial",
    description: "Nombres tallados en piedra. Enciende una vela y llévate su suerte.",
  },
  casino: {
    title: "Casino Mundial",
    description: "Moneda, dado y una ruleta. La casa se queda dos partes de cien, y lo dice.",
  },
  metal: {
    title: "Yacimiento mineral",
    description: "Una mena cerca de la superficie. Excava aquí para sacar metal.",
  },
  energy: {
    title: "Respiradero geotérmico",
    description: "El suelo respira brasas. Excava aquí para sacar energía.",
  },
  web: {
    title: "Casa de cambio",
    description: "Metal por energía, energía por metal, y una parte de diez para la ventanilla.",
  },
  mirage: {
    title: "Espejismo",
    description: "Algo tiembla en el calor. Se irá con tu siguiente paso.",
  },
  euc: {
    title: "Centro de Excavación",
    description: "El taller de las excavadoras. Las piezas instaladas aquí aumentan lo que sacas.",
  },
};

const TOOLS: Names["tools"] = {
  hotcut: {
    name: "Transporte de tropas",
    description: "Trae a casa una parte mayor del botín tras un ataque ganado.",
  },
  mines: {
    name: "Minas",
    description: "Puestas en una casilla vacía, estallan bajo el siguiente extraño que la pise.",
    used: ({ x, y, n }) => `Pusiste ${counted(n, "mina")} en ${x}, ${y}.`,
  },
  mdn: {
    name: "MDN",
    description:
      "Detección de minas: retira las minas ajenas a dos casillas, salvo las de tus socios, y se queda la mitad.",
    used: ({ x, y, cleared, kept }) =>
      `Barriste el suelo alrededor de ${x}, ${y}: ${counted(cleared, "mina retirada", "minas retiradas")}, te quedas con ${kept}.`,
  },
  gps: {
    name: "GPS",
    description: "Viaja directo a una de tus marcas.",
    used: ({ x, y }) => `El GPS te llevó a ${x}, ${y}.`,
  },
  scouter: {
    name: "Visor de plazas",
    description:
      "Muestra las plazas y la guarnición de una fábrica antes de luchar; cada nivel ve más lejos.",
  },
  bank: {
    name: "Tarjeta bancaria",
    description: "Abre una cuenta en el Banco Mundial; cada nivel guarda el doble.",
  },
  casino: {
    name: "Llave del casino",
    description: "Te deja entrar en el Casino Mundial; cada nivel dobla la apuesta máxima.",
  },
  market: {
    name: "Llave del mercado negro",
    description: "Te deja comerciar en el mercado negro.",
  },
  army_locator: {
    name: "Localizador de ejércitos",
    description: "Encuentra la base más cercana que tu ejército puede vencer y atacar.",
    used: ({ x, y, name }) =>
      `El Localizador de ejércitos apunta a la base de ${name} en ${x}, ${y}.`,
  },
  flag_locator: {
    name: "Localizador de banderas",
    description: "Encuentra la fábrica ajena más cercana o, si no hay, la libre más cercana.",
    used: ({ x, y, free }) =>
      `El Localizador de banderas apunta a una ${free ? "fábrica libre" : "fábrica"} en ${x}, ${y}.`,
  },
  base_locator: {
    name: "Localizador de bases",
    description: "Encuentra la base del jugador que nombres o, si no, la más cercana.",
    used: ({ x, y, name }) => `El Localizador de bases apunta a la base de ${name} en ${x}, ${y}.`,
  },
  base_mover: {
    name: "Traslado de base",
    description: "Lleva tu base a la casilla vacía donde estás.",
    used: ({ x, y }) => `Tu base está ahora en ${x}, ${y}.`,
  },
  prob_drive: {
    name: "Motor de probabilidad",
    description: "Salta a una casilla al azar del tipo que elijas.",
    used: ({ x, y }) => `El Motor de probabilidad te llevó a ${x}, ${y}.`,
  },
  improb_drive: {
    name: "Motor de improbabilidad",
    description: "Salta a cualquier parte. Una de cada diez veces ocurre algo improbabilísimo.",
    used: ({ x, y }) => `El Motor de improbabilidad te llevó a ${x}, ${y}.`,
  },
};

const UNITS: Names["units"] = {
  pikeman: "Piquero",
  archer: "Arquero",
  swordsman: "Espadachín",
  musketeer: "Mosquetero",
  kamikaze: "Kamikaze",
  flamethrower: "Lanzallamas",
  machine_gunner: "Ametrallador",
  rocketeer: "Cohetero",
  sniper: "Francotirador",
  camouflaged_kamikaze: "Kamikaze camuflado",
  wall: "Muro",
  marksman: "Tirador",
  trench: "Trinchera",
  flame_tower: "Torre de fuego",
  camouflaged_trap: "Trampa camuflada",
  moat: "Foso",
  machine_gun_nest: "Nido de ametralladora",
  attack_dog: "Perro de ataque",
  missile_tower: "Torre de misiles",
  mine_field: "Campo de minas",
};

const TECHS: Names["techs"] = {
  attack: [
    "Metalurgia",
    "Flechería",
    "Esgrima",
    "Pólvora",
    "Espíritu de sacrificio",
    "Líquidos inflamables",
    "Mecanismo de tiro rápido",
    "Aceleración de objetos pesados",
    "Proyectiles de largo alcance",
    "Entrenamiento de camuflaje",
  ],
  defense: [
    "Albañilería",
    "Baluartes",
    "Ingeniería de terraplenes",
    "Ensayos de fuego a distancia",
    "Estudio del camuflaje",
    "Ingeniería hidráulica",
    "Mecanismo de tiro automático",
    "Adiestramiento de perros",
    "Explosivos de largo alcance",
    "Explosivos de presión",
  ],
};

const PARTS: Names["parts"] = {
  pickaxe: "Pico",
  jackhammer: "Martillo neumático",
  drill: "Taladro",
  crusher: "Trituradora",
  bucket_wheel: "Rueda de cangilones",
  hand_pump: "Bomba manual",
  heat_exchanger: "Intercambiador de calor",
  steam_turbine: "Turbina de vapor",
  bore_pump: "Bomba de pozo",
  geothermal_plant: "Planta geotérmica",
};

/** Of parts, which are feminine: una pieza rara. */
const RARITIES: Names["rarities"] = {
  Common: "Común",
  Uncommon: "Poco común",
  Rare: "Rara",
  Epic: "Épica",
  Legendary: "Legendaria",
};

const DIRECTIONS: Names["directions"] = {
  nw: "noroeste",
  n: "norte",
  ne: "noreste",
  w: "oeste",
  stay: "aquí",
  e: "este",
  sw: "suroeste",
  s: "sur",
  se: "sureste",
};

export const esCatalogue: Names = {
  fields: FIELDS,
  tools: TOOLS,
  units: UNITS,
  techs: TECHS,
  parts: PARTS,
  rarities: RARITIES,
  directions: DIRECTIONS,
  rarePart: (rarity, part) => `${part} (pieza ${rarity.toLowerCase()})`,
};
