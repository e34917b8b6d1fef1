/** Texts of the Alliances window; loaded with it. */
export const enTreaties = {
  title: "Alliances",
  tabs: { naps: "NAPs", clans: "Clans" },
  lead: "A NAP is a non-aggression pact of two players. While it stands, neither can attack the other or take the other's factories, and the mines of one do not go off under the other. Ending or blocking it takes 24 hours to count.",
  failed: "The NAPs could not be loaded.",
  ask: {
    title: "Ask for a NAP",
    label: "Name of the player",
    hint: "They get an alert and can accept or reject. Until they accept, both of you may attack.",
    nameFirst: "Please name a player.",
    submit: "Ask for a NAP",
    pending: "Asking…",
  },
  lists: {
    toYou: {
      title: "Requests to you",
      search: "Search the requests to you",
      emptyTitle: "Nobody is asking you",
      empty:
        "Whoever asks you for a NAP stands here, to accept or reject. You can ask first, above.",
    },
    naps: {
      title: "NAPs in force and blocked",
      search: "Search your NAPs",
      emptyTitle: "You have no NAP",
      empty: "Ask a neighbour for one above. The Ranks page and the bases on your map say names.",
    },
    byYou: {
      title: "Your requests",
      search: "Search your requests",
      emptyTitle: "No request under way",
      empty: "Name a player above; what you asked for waits here until it is answered.",
    },
  },
  count: (shown: string, all: string) => (shown === all ? all : `${shown} of ${all}`),
  noMatch: (text: string) => `Nobody here matches “${text}”. Shorten it, or clear the search.`,
  base: { rank: (rank: string) => `Rank ${rank}`, power: (power: string) => `Power ${power}` },
  offMap: "No base on the map",
  /** What there is between the two, in a word or two. */
  states: {
    asksYou: "Asks you",
    rejectedByYou: "Rejected by you",
    active: "In force",
    ended: "Ends",
    blocked: "Blocked",
    askedByYou: "Waiting",
    rejectedYou: "Rejected",
  },
  /** The same in a sentence. */
  now: {
    asksYou: (name: string) => `${name} asks you for a NAP.`,
    rejectedByYou: (name: string) => `You rejected this; ${name} can ask again a day after asking.`,
    active: (name: string) => `You and ${name} have a NAP.`,
    ended: (name: string) => `Your NAP with ${name} has been ended.`,
    blocked: (name: string) => `You block NAPs with ${name}, who cannot ask you.`,
    askedByYou: (name: string) => `You asked ${name} for a NAP.`,
    rejectedYou: (name: string) =>
      `${name} rejected your request; you can ask again a day after it.`,
  },
  /** Who may attack whom, and from when. */
  who: {
    neither: "Neither of you can attack the other.",
    both: "Both of you may attack.",
    untilAccepted: "Until it is accepted, both of you may attack.",
    until: (date: string) =>
      `Until ${date} neither of you can attack the other; from then on both of you may.`,
    untilUnlessAccepted: (date: string) =>
      `The NAP from before stands until ${date}; from then on both of you may attack, unless this is accepted first.`,
  },
  left: (span: string) => `${span} left`,
  controls: {
    accept: "Accept",
    reject: "Reject",
    block: "Block",
    blockSure: "Press again to block",
    allowed: "Allowed",
    end: "End NAP",
    endSure: "Press again to end it",
    ask: "Ask again",
    lift: "Lift block",
    takeBack: "Take back",
  },
  /** The same with the player, for whoever hears the button alone. */
  controlOf: (control: string, name: string) => `${control}: NAP with ${name}`,
  /** What a control does. */
  effects: {
    accept: () => "From then on neither of you can attack the other.",
    reject: (name: string) => `Nothing changes; ${name} can ask again a day after asking.`,
    block: (name: string) => `No NAP, and ${name} cannot ask you until you allow it.`,
    blockStanding: (name: string, date: string) =>
      `Turned off, ${name} is blocked and cannot ask you. The NAP ends on ${date}; from then on both of you may attack.`,
    blockEnding: (name: string) =>
      `Turned off, ${name} is blocked and cannot ask you. The end of the NAP stays as it is.`,
    allow: (name: string) =>
      `Turned on, ${name} is asked for a NAP, at most once a day. Once ${name} accepts, neither of you can attack the other.`,
    end: (_name: string, date: string) =>
      `The NAP ends on ${date}; from then on both of you may attack.`,
    ask: (name: string) => `Once ${name} accepts, neither of you can attack the other.`,
    lift: (name: string) => `${name} can ask you again, and is not asked.`,
    takeBack: (name: string) => `${name} can no longer accept it.`,
  },
  /** What a change came to; who may attack whom follows. */
  done: {
    asked: (name: string) => `${name} is asked for a NAP.`,
    active: (name: string) => `The NAP with ${name} is in force from now on.`,
    rejected: (name: string) => `The request of ${name} is rejected.`,
    blocked: (name: string) => `${name} is blocked and cannot ask you for a NAP.`,
    ended: (name: string) => `The NAP with ${name} is ended.`,
    lifted: (name: string) => `The block of ${name} is lifted; ${name} can ask you again.`,
    takenBack: (name: string) => `Your request to ${name} is taken back.`,
  },
  clans: {
    title: "No clans yet",
    text: "There is no clan to join. A NAP is how two players stand together: ask for one in the NAPs tab.",
  },
};
