import { listed } from "./english.ts";

/** Texts of the goals: what to do, and the badge one has afterwards. */
export const enGoals = {
  label: "Goals",
  strip: "Next goal",
  next: "Next:",
  progress: (done: string, all: string) => `${done} of ${all}`,
  openAll: (done: string, all: string) => `All goals: ${done} of ${all} reached`,
  reached: (badges: readonly string[]) => {
    const names = listed(badges.map((badge) => `“${badge}”`));
    return badges.length === 1
      ? `Goal reached. Badge earned: ${names}.`
      : `${badges.length} goals reached. Badges earned: ${names}.`;
  },
  allReached: "All goals reached.",
  steps: (steps: string, isOne: boolean, where: string) =>
    `${steps} ${isOne ? "step" : "steps"} ${where}`,
  here: "right here",
  notSeen: "none seen yet: explore",
  seeing: "each step shows the fields around you",
  openChat: "Open chat",
  walk: "Walk there",
  open: (desk: string) => `Open ${desk}`,
  enter: "Enter",
  nameYourself: "Choose a name",
  lead: (done: string, all: string) =>
    `${done} of ${all} reached. Each earns a badge, kept on your profile; a badge pays nothing.`,
  groups: { next: "Next", open: "Open", done: "Reached" },
  badge: (badge: string) => `Badge: ${badge}`,
  badges: "Badges",
  noBadges: "No badges yet. Goals on the game page earn them.",
  failed: "The goals could not be loaded.",
  all: {
    dig: { text: "Dig once", badge: "First Spark" },
    explore: { text: "See 120 fields", badge: "Pathfinder" },
    hello: { text: "Say hello in the chat", badge: "A Voice in the Room" },
    name: { text: "Name yourself", badge: "A Name on the Map" },
    cave: { text: "Explore a cave", badge: "Cave Walker" },
    forest: { text: "Search a forest", badge: "Forester" },
    pikeman: { text: "Buy a Pikeman", badge: "Recruiter" },
    wall: { text: "Buy a Wall", badge: "Mason" },
    plot: { text: "Save a place as a plot", badge: "Map Maker" },
    effort: { text: "Dig with effort 20", badge: "Hard Worker" },
    candle: { text: "Light a candle at a Memorial", badge: "Candle Bearer" },
    squad: { text: "Buy ten Pikemen in all", badge: "Captain" },
    factory: { text: "Capture a factory", badge: "Factory Owner" },
    tech: { text: "Buy a tech", badge: "Student" },
    part: { text: "Install an excavator part", badge: "Mechanic" },
    exchange: { text: "Change one resource for the other", badge: "Trader" },
    vein: { text: "Dig a vein", badge: "Vein Hunter" },
    level2: { text: "Upgrade your base to level 2", badge: "Builder" },
    card: { text: "Research the Bank Card", badge: "Researcher" },
    deposit: { text: "Deposit at the World Bank", badge: "Saver" },
    far: { text: "See 500 fields", badge: "Explorer" },
    mines: { text: "Lay mines", badge: "Mine Layer" },
    locator: { text: "Use a locator", badge: "Scout" },
    mirage: { text: "Explore a mirage", badge: "Dreamer" },
    holdings: { text: "Win three factories", badge: "Industrialist" },
    market: { text: "Buy on the Black Market", badge: "Customer" },
    casino: { text: "Play at the World Casino", badge: "Player" },
    battle: { text: "Win an attack on a base", badge: "Raider" },
    rank: { text: "Rank among the first hundred", badge: "One of a Hundred" },
    level5: { text: "Upgrade your base to level 5", badge: "Master Builder" },
  },
};
