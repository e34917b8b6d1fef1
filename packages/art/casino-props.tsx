/** Coin, die and wheel of the World Casino; decoration, moved by the page's styles. */
import type { ReactElement } from "react";

const GOLD = ["#8a5f22", "#d9b25a", "#f6dc98"] as const;

/** The rim and field of a coin, with its device. */
function CoinFace({ children, className }: { children: ReactElement; className: string }) {
  return (
    <svg viewBox="0 0 100 100" className={className} aria-hidden="true">
      <circle cx="50" cy="50" r="49" fill={GOLD[0]} />
      <circle cx="50" cy="50" r="46" fill={GOLD[1]} />
      <path d="M14 60A38 38 0 0 1 60 14A41 41 0 0 0 14 60Z" fill={GOLD[2]} />
      <circle cx="50" cy="50" r="38" fill="none" stroke={GOLD[0]} strokeWidth="2" />
      <circle
        cx="50"
        cy="50"
        r="42"
        fill="none"
        stroke={GOLD[0]}
        strokeWidth="3"
        strokeDasharray="1.5 4.5"
      />
      {children}
    </svg>
  );
}

/** A coin with both its faces: a miner's head, and crossed tools. */
export function Coin(): ReactElement {
  return (
    <>
      <CoinFace className="coin-face">
        <g>
          <path
            d="M37 78C38 70 40 67 40 62C35 60 33 55 34 51L30 47L34 43C33 40 34 37 35 35L66 38C69 47 66 56 61 62C62 69 66 73 71 78Z"
            fill={GOLD[0]}
          />
          <path d="M29 37C31 24 41 17 52 18C64 19 71 28 70 40L62 39L27 40Z" fill={GOLD[0]} />
          <path d="M36 33C38 26 43 22 49 22L47 35Z" fill={GOLD[2]} />
          <circle cx="37" cy="31" r="4.5" fill="#fff3cf" />
        </g>
      </CoinFace>
      <CoinFace className="coin-face coin-back">
        <g strokeLinecap="round" fill="none" stroke={GOLD[0]}>
          <path d="M30 74L64 34M70 74L36 34" strokeWidth="5" />
          <path d="M47 26Q64 25 77 43" strokeWidth="6" />
          <path d="M27 40L42 27" strokeWidth="11" strokeLinecap="butt" />
          <path d="M50 24Q62 26 70 34" stroke={GOLD[2]} strokeWidth="1.6" />
        </g>
      </CoinFace>
    </>
  );
}

const [LEFT, MIDDLE, RIGHT] = [26, 50, 74];
const CORNERS = [
  [LEFT, LEFT],
  [RIGHT, RIGHT],
] as const;
const FOUR = [...CORNERS, [RIGHT, LEFT], [LEFT, RIGHT]] as const;
const CENTER = [MIDDLE, MIDDLE] as const;
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [CENTER],
  CORNERS,
  [...CORNERS, CENTER],
  FOUR,
  [...FOUR, CENTER],
  [...FOUR, [LEFT, MIDDLE], [RIGHT, MIDDLE]],
];

/** The six faces of a die, each `die-1` to `die-6`. */
export function Die(): ReactElement {
  return (
    <>
      {PIPS.map((pips, index) => (
        <svg
          key={pips.length}
          viewBox="0 0 100 100"
          className={`die-face die-${index + 1}`}
          aria-hidden="true"
        >
          <rect width="100" height="100" rx="13" fill="#b7a98c" />
          <rect x="3" y="3" width="94" height="94" rx="12" fill="#e8dcc4" />
          <path d="M9 91V16Q9 9 16 9H91Q19 17 9 91Z" fill="#f6efdf" />
          {pips.map(([x, y]) => (
            <g key={`${x} ${y}`}>
              <circle cx={x} cy={y} r="9.5" fill="#20181a" />
              <circle cx={x + 2} cy={y + 2} r="6.5" fill="#4a3a38" />
            </g>
          ))}
        </svg>
      ))}
    </>
  );
}

/** Colors of a wheel's sectors by what they pay: brighter pays more. */
const SECTOR_COLORS = new Map([
  [0, "#1d232c"],
  [1, "#4a2b5e"],
  [2, "#1f6a70"],
  [5, "#c4622a"],
  [14, "#f6dc98"],
]);

/** A point on a circle around the middle; `turn` is 0..1, clockwise from the top. */
function onCircle(radius: number, turn: number): string {
  const angle = turn * Math.PI * 2;
  const round = (value: number) => Math.round(value * 100) / 100;
  return `${round(100 + Math.sin(angle) * radius)} ${round(100 - Math.cos(angle) * radius)}`;
}

/** The wheel; sector 0 is the first one clockwise from the top. */
export function Wheel({ sectors }: { sectors: readonly number[] }): ReactElement {
  const n = sectors.length;
  const [outer, inner] = [88, 30];
  return (
    <svg viewBox="0 0 200 200" className="wheel-disc" aria-hidden="true">
      <circle cx="100" cy="100" r="99" fill="#5b3f1c" />
      <circle cx="100" cy="100" r="95" fill="#e0a848" />
      <circle cx="100" cy="100" r="90" fill="#241a16" />
      {sectors.map((pays, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: sectors never change their order
          key={i}
          d={`M${onCircle(inner, i / n)}L${onCircle(outer, i / n)}A${outer} ${outer} 0 0 1 ${onCircle(outer, (i + 1) / n)}L${onCircle(inner, (i + 1) / n)}Z`}
          fill={SECTOR_COLORS.get(pays) ?? "#1d232c"}
          stroke="#0b0f14"
          strokeWidth="0.8"
        />
      ))}
      {sectors.map((pays, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: sectors never change their order
          key={i}
          d={`M${onCircle(93, i / n)}h0`}
          stroke={pays > 1 ? "#fff3cf" : "#5b3f1c"}
          strokeWidth="5"
          strokeLinecap="round"
        />
      ))}
      <circle cx="100" cy="100" r="32" fill="#5b3f1c" />
      <circle cx="100" cy="100" r="29" fill="#e0a848" />
      <path d="M76 92A26 26 0 0 1 108 75A30 30 0 0 0 76 92Z" fill="#f6dc98" />
      <path d="M100 78L109 100L100 122L91 100ZM78 100L100 91L122 100L100 109Z" fill="#5b3f1c" />
      <circle cx="100" cy="100" r="6" fill="#f6dc98" />
    </svg>
  );
}
