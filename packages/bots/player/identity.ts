/** Names of bots, and what they call their bases. */
import type { Random } from "@emberlode/game";
import type { TemperamentId } from "../habits/temperament.ts";

export interface Identity {
  username: string;
  baseName: string;
  quote: string;
}

const NAMES = [
  ...["Oswin", "Maren", "Tibor", "Hedda", "Lorcan", "Sunniva", "Ansgar", "Petra"],
  ...["Ruprecht", "Isolde", "Cormac", "Dagny", "Emrys", "Freya", "Gunnar", "Halina"],
  ...["Ivar", "Jorunn", "Kasimir", "Liesel", "Morwenna", "Niall", "Odile", "Ragna"],
];

const BASES: Readonly<Record<TemperamentId, Pick<Identity, "baseName" | "quote">>> = {
  digger: { baseName: "Deepdelve", quote: "One more shift." },
  explorer: { baseName: "Wayfarer's Rest", quote: "What lies beyond the next ridge?" },
  builder: { baseName: "Scaffold Hall", quote: "Brick by brick." },
  raider: { baseName: "Crow's Perch", quote: "Keep your gates shut." },
  trader: { baseName: "Scales and Sons", quote: "Everything has its price." },
  hermit: { baseName: "Stillwater", quote: "Leave me be." },
};

/** Who the bot of this number is; with a number of its own behind the name once that one is taken. */
export function identityOf(
  number: number,
  temperament: TemperamentId,
  random: Random,
  isTaken: boolean,
): Identity {
  const name = NAMES[number % NAMES.length] ?? "Bot";
  const isRepeated = isTaken || number >= NAMES.length;
  return { username: isRepeated ? `${name}${random.int(10, 9_999)}` : name, ...BASES[temperament] };
}
