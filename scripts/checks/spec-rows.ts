/** Which journey steps cover each row of the specification's section 2, in its order. */

/** The base name of a journey, and the beginning of a test title in it. */
type Step = readonly [journey: string, title: string];

interface SpecRow {
  /** The row's text, shortened. */
  row: string;
  steps: readonly [Step, ...Step[]];
}

const NAV: Step = ["shell", "links its five places, marks Game on all its paths"];
const SKY: Step = ["shell", "has a sky for each part of the player's day"];
const LEFT: Step = ["shell", "shows army, resources and factories on the left"];
const WALK: Step = ["shell", "walks by nine buttons and either set of keys"];
const BUY_UNITS: Step = ["army", "buys units, and refuses for tech, resources and slots"];
const FACTORIES: Step = ["factories", "captures, lists and abandons factories"];
const TREATIES: Step = ["treaties", "lets two players agree on a NAP"];
const REFERRALS: Step = ["profile", "shows the players who used the referral link"];
const COOKIES: Step = ["accounts", "follows its display cookies: without loggedIn no menu"];
const LOGGED_OUT: Step = COOKIES;
const ACCOUNTS: Step = [
  "accounts",
  "takes a player from registration through a forgotten password",
];
const LOOK: Step = ["walking", "makes no step when the page loads"];
const LIKINGS: Step = ["senses.full", "changes sounds and keys permanently"];
const TALK: Step = ["chat", "lets players talk, wide and on a phone"];
const OLDER: Step = ["chat", "loads older messages on scrolling up"];
const CLANS: Step = ["people", "shows the clans"];

/** The rows by heading. */
export const SPEC_ROWS: Readonly<Record<string, readonly SpecRow[]>> = {
  "Top navigation": [
    { row: "Story (/story)", steps: [NAV] },
    { row: "Game (/login), highlighted on the paths of the game", steps: [NAV, SKY] },
    { row: "Home (/)", steps: [NAV] },
    { row: "Ranks (/ranks)", steps: [NAV, ["people", "finds a player on the ladders"]] },
    { row: "Clans (/clans)", steps: [NAV, CLANS] },
    { row: "Logged in: date and time box, menu of four icons", steps: [SKY, COOKIES] },
    { row: "Account opens PROFILE and REFERRALS", steps: [REFERRALS] },
    { row: "Alliances opens (beyond the spec) its modal", steps: [TREATIES] },
    { row: "Settings opens ALERTS, SOUNDS, CONTROLS; Admin, Attack, Event", steps: [WALK] },
    { row: "Logout calls the endpoint directly", steps: [ACCOUNTS] },
    { row: "Alliances modal: NAPs and Clans, toggle, requests, search", steps: [TREATIES] },
    { row: "Footer: name, copyright, 2024", steps: [NAV] },
  ],
  "Page shell": [
    { row: "Navigation buttons act on /game only", steps: [LOOK] },
    { row: "/admin without side panels and background", steps: [NAV] },
    { row: "Without login every action leads to /login", steps: [LOGGED_OUT, ACCOUNTS] },
    {
      row: "A left and a right panel",
      steps: [LEFT, ["layout", "cuts nothing off at 1280 x 800"]],
    },
    { row: "Background by the player's time of day, fixed before login", steps: [SKY] },
  ],
  "Left panel": [
    { row: "Logo", steps: [LEFT] },
    { row: "Army box; Attack and Defense open their popups", steps: [LEFT] },
    { row: "Resources box with ranges, bank lines, slots; Factories reloads", steps: [LEFT] },
  ],
  "Attack and defense popups": [
    { row: "Tabs Units and Tech", steps: [LEFT, BUY_UNITS] },
    { row: "Unit row: figures, amount, buy", steps: [LEFT, BUY_UNITS] },
    { row: "Tech row: cost, Owned or Buy; the first is owned", steps: [LEFT, BUY_UNITS] },
  ],
  "Factory card": [
    { row: "Title, background, coordinates, slots", steps: [LEFT] },
    { row: "Bases: Level, Cost, Upgrade", steps: [LEFT, FACTORIES] },
    { row: "Plain factories: Abandon", steps: [FACTORIES] },
  ],
  "Right panel": [
    { row: "3 x 3 grid of directions", steps: [WALK, ["walking", "walks by the direction pad"]] },
    { row: "Movement keys; none while a popup is open", steps: [WALK] },
    { row: "Chat: colors, older messages, Type message..., send", steps: [TALK, OLDER, WALK] },
  ],
  "Profile modal": [
    { row: "PROFILE form", steps: [["profile", "changes base name and quote for everyone"]] },
    { row: "REFERRALS table and link", steps: [REFERRALS] },
  ],
  "Settings modal": [
    { row: "SOUNDS: the flags", steps: [WALK, LIKINGS] },
    { row: "CONTROLS: default (WASD) or numpad", steps: [WALK, LIKINGS] },
  ],
  "Clans screen": [{ row: "Ranked table of clans", steps: [CLANS] }],
};
