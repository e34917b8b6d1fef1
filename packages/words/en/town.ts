/** Texts of the World Bank, Exchange Bank, Black Market and World Casino; loaded with their desks. */
/** Of the coin. */
const sides: readonly [string, string] = ["Heads", "Tails"];

export const enTown = {
  resource: "Resource",
  resources: { metal: "Metal", energy: "Energy" },
  carried: (resource: string) => `${resource} carried`,
  amount: (resource: string) => `How much ${resource.toLowerCase()}`,
  needs: {
    bank: {
      title: "World Bank counter",
      reason: "A Bank Card opens an account. Its first level costs:",
    },
    market: {
      title: "The stalls",
      reason: "Only holders of a Black Market Key may buy. Its first level costs:",
    },
    casino: {
      title: "The tables",
      reason: "Only holders of a Casino Key may play. Its first level costs:",
    },
  },
  toResearch: (name: string) => `Research ${name}`,
  bank: {
    lead: (cap: string) =>
      `Deposits are free, safe from raids and earn nothing. Your card holds up to ${cap} of each.`,
    leadNoCard: "Deposits are free and safe from raids. They earn nothing.",
    action: "What to do",
    actions: { deposit: "Deposit", withdraw: "Withdraw" },
    inBank: (resource: string) => `${resource} in the bank`,
    atRisk: "At risk in one raid, at most",
    go: {
      deposit: (what: string) => `Deposit ${what}`,
      withdraw: (what: string) => `Withdraw ${what}`,
    },
    full: "Your account is full of this.",
    nothing: { deposit: "You carry none of this.", withdraw: "You have none of this in the bank." },
  },
  exchange: {
    lead: "Open to all. For every 10 you give, you get 9 of the other; the tenth is burnt.",
    give: "Give",
    gets: "You get",
    burns: "Burnt",
    go: (gives: string, gets: string) => `Give ${gives} for ${gets}`,
    tooLittle: (least: string) => `The counter changes no less than ${least}.`,
  },
  market: {
    lead: "Six offers a day, the same for everybody; each has a stock of your own.",
    offers: "Today's offers",
    next: (span: string) => `New offers in ${span}`,
    below: (percent: string) => `${percent} below list price`,
    above: (percent: string) => `${percent} above list price`,
    atList: "at list price",
    left: (left: string, stock: string) => `${left} of ${stock} left for you today`,
    noKey: (stock: string) => `For holders of a Black Market Key, ${stock} a day`,
    kinds: { tool: "Tool", part: "Excavator part" },
    price: (price: string, resource: string) => `${price} ${resource.toLowerCase()} each`,
    howMany: (title: string) => `How many: ${title}`,
    choose: "Choose",
    chosen: "Chosen",
    go: (count: string, title: string, price: string) => `Buy ${count} ${title} for ${price}`,
    goNone: (title: string) => `Buy ${title}`,
    soldOut: "You bought all that is left for you today.",
    partLimit: "You have all of these parts that can be installed.",
    short: "You cannot pay for one.",
  },
  casino: {
    lead: (left: string, perDay: string) =>
      `House edge 2% on every game. ${left} of ${perDay} stakes left today.`,
    games: { coin: "Coin", dice: "Dice", wheel: "Wheel" },
    game: "Game",
    choice: "Your guess",
    coin: sides,
    stake: "Stake",
    odds: { coin: "The coin", dice: "The dice", wheel: "The wheel of 50 sectors" },
    win: (pays: string) => `Pays ${pays}x`,
    lose: "Nothing",
    expected: (stake: string, mean: string, edge: string) =>
      `Of ${stake} staked, ${mean} come back on average: the house keeps ${edge}.`,
    play: (stake: string, resource: string) => `Stake ${stake} ${resource.toLowerCase()}`,
    session: "Since you sat down",
    sessionNone: "Nothing staked yet",
    limit: "Stop me after losing",
    limits: { none: "No limit", of: (amount: string) => amount },
    limitReached:
      "You have lost as much as you allowed yourself. Come back another time, or raise the limit.",
    proof: "Every roll can be checked once the day's seed is published.",
    won: (result: string) => `${result}. You won.`,
    lost: (result: string) => `${result}. The house keeps it.`,
    even: (result: string) => `${result}. You get your stake back.`,
    results: {
      coin: (name: string) => `The coin shows ${name.toLowerCase()}`,
      dice: (pips: number) => `The dice shows ${pips}`,
      wheel: (pays: number) => `The wheel stops at ${pays}x`,
    },
  },
};
