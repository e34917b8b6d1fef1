/** Texts of the Excavator Center. */
export const enExcavator = {
  lead: (metal: string, energy: string) => `One dig yields ${metal} metal or ${energy} energy.`,
  range: (min: string, max: string) => `${min} to ${max}`,
  ladders: { metal: "For metal", energy: "For energy" },
  paidIn: { metal: "Paid in energy", energy: "Paid in metal" },
  paceToday: (digs: string) => `Gains a day are counted at your ${digs} digs of today.`,
  paceUsual: (digs: string) => `Gains a day are counted at ${digs} digs, a full day's strength.`,
  paceFew: (digs: string, today: string, isOne: boolean) =>
    `Gains a day are counted at ${digs} digs, a full day's strength: your ${today} ${isOne ? "dig" : "digs"} of today ${isOne ? "is" : "are"} too few to go by.`,
  away: "Parts are bought and installed at an Excavator Center.",
  state: (installed: string, limit: string) => `${installed} of ${limit} installed`,
  held: (held: string) => `${held} held`,
  adds: (min: string, max: string) =>
    `Each adds ${min} to the least and ${max} to the most of a dig`,
  perDay: (amount: string, resource: string) => `+${amount} ${resource} a day`,
  payback: (digs: string, isOne: boolean) => `paid back in ${digs} ${isOne ? "dig" : "digs"}`,
  dig: (resource: string) => `A dig of ${resource}, at most`,
  buy: (price: string, resource: string) => `Buy, ${price} ${resource}`,
  install: "Install",
  reasons: {
    limit: "All that can be installed are yours",
    full: "All installed",
    notHeld: "None held to install",
    away: "Only at an Excavator Center",
  },
  bought: (name: string) => `${name} bought; install it to dig with it.`,
  installed: (name: string) => `${name} installed.`,
  perDigMost: (resource: string) => `${resource} a dig at most`,
  perDigLeast: (resource: string) => `${resource} a dig at least`,
  failed: "The parts could not be listed.",
};
