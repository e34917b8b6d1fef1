/** The shell's line icons on a 24 x 24 grid. */
const PATHS = {
  account: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 8c.8-3.600 4-5.500 8-5.500s7.200 1.900 8 5.500",
  alliances:
    "M8.500 11a3.200 3.200 0 1 0 0-6.400 3.200 3.200 0 0 0 0 6.400Zm7.500.600a2.700 2.700 0 1 0 0-5.400M2.500 19c.600-3 3-4.600 6-4.600s5.400 1.600 6 4.600m2-4.800c2.700.200 4.400 1.700 5 4.300",
  settings: "M4 7h9m4 0h3M4 17h3m4 0h9M15 4.500v5M9 14.500v5",
  logout: "M14 4H6v16h8M10 12h10m-3.500-3.500L20 12l-3.500 3.500",
  close: "m6 6 12 12M18 6 6 18",
  copy: "M9 9h10v11H9zM5 15V4h10",
  reload: "M19.500 12a7.500 7.500 0 1 1-2.300-5.400M19.500 3.500v4h-4",
  arrow: "M12 20V5m-6.500 6L12 4.500 18.500 11",
  plus: "M12 5v14M5 12h14",
  check: "m5 12.500 4.500 4.500L19 7",
  circle: "M12 19.500a7.500 7.500 0 1 0 0-15 7.500 7.500 0 0 0 0 15Z",
  keys: "M3 6.500h18v11H3zM7 10h.01M11 10h.01M15 10h.01M8 14h8",
  pick: "M4 20 13.500 10.500M7 4.500c5-1 10.500 1.500 12.500 12.500M7 4.500l4 4.500m8.500 8-4.500-4",
  chat: "M4 5h16v11H10l-4.500 4V16H4z",
  bell: "M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 1.500h-15zM10 20.500h4",
  attack: "M5 19 17 7m0-3h3v3L9.500 17.500m-4-3 4 4M4 17.500 6.500 20",
  ban: "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM6.500 6.500l11 11",
  more: "M5.500 12h.01M12 12h.01M18.500 12h.01",
  send: "M4 12 20 4.500 14.500 20l-3-6.500zm7.500 1.500L20 4.500",
  map: "m3.500 6 5.500-2 6 2 5.500-2v14L15 20l-6-2-5.500 2zM9 4v14m6-12v14",
  base: "M4 20V10l8-6 8 6v10h-5.500v-6h-5v6z",
  field: "M3 18.500 9 9l4 5.500 2.500-3.500 5.500 7.500z",
  shield: "M12 3.500 19 6v5.500c0 4.500-3 7.500-7 9-4-1.500-7-4.500-7-9V6z",
  lock: "M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3M12 14.500v2",
  eye: "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12Zm9.500 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  link: "M10 14a4 4 0 0 0 6 .300l3-3a4 4 0 0 0-5.700-5.700L12 7m2 3a4 4 0 0 0-6-.300l-3 3A4 4 0 0 0 10.700 18.400L12 17",
  research:
    "M9 3.500h6M10 3.500v6L4.500 19a1 1 0 0 0 .9 1.500h13.200a1 1 0 0 0 .9-1.500L14 9.500v-6M7.500 14.500h9",
  tools:
    "M14.500 6.500a4 4 0 0 1 5-1l-2.500 2.500 1 2 2.500-.500a4 4 0 0 1-5.500 4L8 20.500 4.500 17l7-7a4 4 0 0 1 3-3.500Z",
  pin: "M12 21s6.500-6 6.500-11a6.500 6.500 0 0 0-13 0c0 5 6.500 11 6.500 11Zm0-8.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z",
  log: "M6 3.500h12v17H6zM9 8h6M9 12h6M9 16h4",
  chart: "M4 4v16h16M8.500 16v-4m4 4V8m4 8v-6",
  book: "M5 4.500h6a2 2 0 0 1 2 2v13a2 2 0 0 0-2-2H5zM19 4.500h-4a2 2 0 0 0-2 2v13a2 2 0 0 1 2-2h4z",
  menu: "M4 7h16M4 12h16M4 17h16",
  star: "m12 4 2.400 5 5.600.700-4.100 3.800 1.100 5.500-5-2.700-5 2.700 1.100-5.500L4 9.700 9.600 9z",
  center: "M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12Zm0-15v5m0 8v5M3 12h5m8 0h5",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.500 4.500",
  flag: "M6 21V4m0 .500c4-2 8 2 12 0v9c-4 2-8-2-12 0",
  fold: "m6 14 6-6 6 6",
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon; the surrounding button has the accessible name. */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      // Not clipped: each clip makes every frame of the page more expensive.
      overflow="visible"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
