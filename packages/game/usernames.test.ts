import { describe, expect, it } from "vitest";
import { seededRandom } from "./random.ts";
import { guestName, isReservedUsername, posesAsStaff, USERNAME_PATTERN } from "./usernames.ts";

describe("USERNAME_PATTERN", () => {
  it.each(["abc", "A_b-9", "fifteen_letters", "___"])("accepts %s", (name) => {
    expect(USERNAME_PATTERN.test(name)).toBe(true);
  });

  it.each(["", "ab", "sixteen_letters_", "with space", "naïve", "a.b", "abc\n", "<b>"])(
    "rejects %j",
    (name) => {
      expect(USERNAME_PATTERN.test(name)).toBe(false);
    },
  );
});

describe("isReservedUsername", () => {
  it.each([
    ["a special chat name", "emberlode"],
    ["the other one, disguised", "L0de_Keeper"],
    ["a moderator", "Moderator"],
    ["a moderator with a number", "mod42"],
    ["an administrator in disguise", "4dm1n"],
    ["a name that ends like one", "super-Admin"],
    ["a name that begins like one", "AdminTeam"],
    ["a name with a moderator in it", "the_mod"],
    ["one in disguise", "M0d-Anna"],
    ["an administrator in the middle", "the_4dmin_guy"],
    ["a special chat name among others", "the-emberlode"],
    ["a route", "fpass"],
    ["a route with separators", "_story_"],
    ["a guest's name", "guest-abc"],
    ["a special chat name with I for l", "EmberIode"],
    ["the same with 1 for l", "Ember1ode"],
    ["the other one with I for L, and 0", "I0de-Keeper"],
    ["a special chat name with rn for m", "Ernberlode"],
    ["both together", "ernber10de_7"],
    ["the same with 3 for e and a number behind it", "Emberlod31"],
    ["an administrator with l for i", "admln"],
    ["an administrator with rn for m", "adrnin_Bob"],
    ["a moderator with rn for m", "rnod"],
    ["somebody official with 1 at the end", "officia1"],
    ["a game master with separators inside", "g-a-m-e-rn-aster"],
    ["an owner with vv for w", "ovvner"],
  ])("reserves %s", (_, name) => {
    expect(isReservedUsername(name)).toBe(true);
  });

  it.each([
    "Alice",
    "badminton",
    "modest",
    "root_beer",
    "gamer",
    "rankster",
    "42x",
    "guesty",
    "1337",
    "horne",
    "modern",
    "Lily",
    "Emberly",
    "vivian",
    "cornwall",
  ])("does not reserve %s", (name) => {
    expect(isReservedUsername(name)).toBe(false);
  });
});

describe("guestName", () => {
  it("matches the pattern and is reserved", () => {
    const random = seededRandom("guests");
    const names = Array.from({ length: 200 }, () => guestName(random));
    expect(new Set(names).size).toBe(200);
    for (const name of names) {
      expect(name).toMatch(USERNAME_PATTERN);
      expect(isReservedUsername(name)).toBe(true);
    }
  });
});

describe("posesAsStaff", () => {
  it.each([
    "Moderator",
    "[MOD] Emberlode",
    "The Admin's house",
    "M O D E R A T O R",
    "m.o.d.e.r.a.t.o.r",
    "Mödérätor",
    "\u041c\u043e\u0434erator".replace("\u0434", "d"),
    "\uff2d\uff2f\uff24 team",
    "\u{1d400}dmin",
    "@dmin",
    "Ember10de",
    "★ Staff ★",
    "Game Master Bob",
    "Camp M O D",
    "Møderator",
    "mođ",
    "ᴍᴏᴅᴇʀᴀᴛᴏʀ",
    "🅼🅾🅳",
    "ΜΟD of Rask",
    "ᎷoᎠ",
    "System 5",
    "MOD!",
    "adm!n",
    "Lode Keeper",
  ])("finds %s", (name) => {
    expect(posesAsStaff(name)).toBe(true);
  });

  it.each([
    "",
    "Fort Alder",
    "Modern Times",
    "Badminton",
    "Nomad mines",
    "東京",
    "A B C",
    "Модена",
    "Root Cellar",
    "Solar System",
    "Security Post",
    "Ad Mine",
    "Łódź",
    "Søndre Strømfjord",
  ])("accepts %j", (name) => {
    expect(posesAsStaff(name)).toBe(false);
  });
});
