/**
 * People who share a home or a school and play for themselves, each by a temperament of their own.
 * Some of what they do looks like a ring: they invite, raid and spare each other, hand over
 * factories, save everything at first, give up, or let a script play.
 */
import { type Aim, aimOf, TEMPERAMENT_IDS, TEMPERAMENTS } from "@emberlode/bots/habits";
import { HOUR, MINUTE, type Random } from "@emberlode/game";
import { type Account, type Person, SAVING_AIM } from "../rings/person.ts";
import type { Schedule, Session } from "./group.ts";

/** What those who know each other do together. */
const HABITS = ["apart", "apart", "rivals", "bully", "gift", "allies"] as const;
type Habit = (typeof HABITS)[number];

/** Probabilities, 0..1. */
const CHANCE = {
  invited: 0.4,
  script: 0.15,
  saves: 0.3,
  quits: 0.15,
  bullying: 0.25,
  rivalry: 0.5,
} as const;
/** Factories per gift. */
const GIFT = 2;

interface Human {
  person: Person;
  account: Account;
  aim: Aim;
  /** Share of the days on which they play. */
  plays: number;
  hour: number;
  /** Days until they start to spend, and until they give up. */
  saves: number;
  quits: number;
}

interface Entrance {
  random: Random;
  days: number;
  minutes: number;
  /** Makes a person, who may let a script play. */
  person(isScript: boolean): Person;
  enter(person: Person, referrer: number | null): Account;
}

function anyAim(random: Random): Aim {
  const temperament = TEMPERAMENTS[random.pick(TEMPERAMENT_IDS)];
  return aimOf({ ...temperament, effort: 20, digsPerDay: 1000 });
}

function raidAnother(
  { person, account }: Human,
  habit: Habit,
  people: readonly Human[],
  random: Random,
): void {
  const others = people.filter((one) => one.account !== account);
  const isBully = habit === "bully" && people[0]?.account === account;
  if (isBully ? !random.chance(CHANCE.bullying) : habit !== "rivals") return;
  if (!isBully && !random.chance(CHANCE.rivalry)) return;
  const victim = isBully ? people[1] : others[random.int(0, Math.max(0, others.length - 1))];
  if (victim === undefined) return;
  person.arm(account, "attack");
  person.raid(account, victim.account.id);
}

function makePacts({ person, account }: Human, people: readonly Human[]): void {
  for (const { account: other } of people) {
    if (other === account) continue;
    person.call(account, { call: "ask nap", other: other.id });
    person.call(account, { call: "accept nap", other: other.id });
  }
}

/** The first is given factories of the second. */
function takeGift({ person, account }: Human, people: readonly Human[]): void {
  const [first, second] = people;
  if (first?.account !== account || second === undefined) return;
  person.arm(account, "attack");
  for (let times = 0; times < GIFT; times++) person.take(account, [second.account.id]);
}

/** Some people who know each other; returns their accounts and when they play. */
export function somePeople(count: number, { random, days, minutes, person, enter }: Entrance) {
  const habit = random.pick(HABITS);
  const scripted = random.chance(CHANCE.script) ? random.int(0, count - 1) : null;
  const people: Human[] = [];
  for (let nth = 0; nth < count; nth++) {
    const isInvited = nth > 0 && random.chance(CHANCE.invited);
    const one = person(nth === scripted);
    people.push({
      person: one,
      account: enter(one, isInvited ? (people[0]?.account.id ?? null) : null),
      aim: anyAim(random),
      plays: random.int(4, 10) / 10,
      hour: random.int(6, 22) * HOUR,
      saves: random.chance(CHANCE.saves) ? random.int(2, 7) : 0,
      quits: random.chance(CHANCE.quits) ? random.int(2, 6) : days,
    });
  }

  const schedule: Schedule = (day) =>
    people.flatMap((human): Session[] => {
      const { plays, hour, saves, quits, aim, account } = human;
      if (day > quits || !random.chance(plays)) return [];
      const at = hour + random.int(0, 59) * MINUTE;
      const play = () => {
        human.person.wake(minutes);
        if (habit === "allies") makePacts(human, people);
        if (habit === "gift" && day === days - 2) takeGift(human, people);
        raidAnother(human, habit, people, random);
        human.person.play(account, minutes, day < saves ? SAVING_AIM : aim);
      };
      return [{ at, play }];
    });
  const name = scripted === null ? habit : `${habit} with a script`;
  return { accounts: people.map(({ account }) => account.id), name, schedule };
}
