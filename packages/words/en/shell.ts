import { enAccount } from "./account.ts";
import { enControls } from "./controls.ts";
import { enDesks } from "./desks.ts";
import { ENGLISH } from "./english.ts";
import { enGame } from "./game.ts";
import { enGoals } from "./goals.ts";
import { enAlerts, enChat } from "./live.ts";
import { enPages } from "./pages.ts";

/** English. Texts of the shell stand here, those of pages, accounts and the game in their own files. */
export const en = {
  /** How numbers, lists and times are written (BCP 47). */
  locale: ENGLISH,
  /** What stands behind a shortened number: 1.94M. */
  numberUnits: { million: "M", billion: "B", trillion: "T", quadrillion: "Q" },
  brand: "Emberlode",
  footer: "Emberlode © 2024",
  skipToContent: "Skip to content",
  loading: "Loading…",
  close: "Close",
  copy: "Copy",
  copied: "Copied",
  retry: "Try again",
  linkCopied: "Link copied",
  copyFailed: "The browser did not allow copying. Select the text and copy it by hand.",
  notices: "Notices",
  newTab: "opens in a new tab",
  /** Whoever is played by a program. */
  bot: {
    mark: "Bot",
    hint: "Played by a program",
    named: (name: string) => `${name} (bot)`,
  },
  nav: {
    label: "Main",
    story: "Story",
    game: "Game",
    home: "Home",
    ranks: "Ranks",
    clans: "Clans",
    menuLabel: "Your account",
    account: "Account",
    alliances: "Alliances",
    settings: "Settings",
    logout: "Logout",
    menu: "Menu",
    figures: "What you hold",
    freeSlots: "Free slots",
    power: "Power",
    gameDate: (year: number, days: number, time: string) =>
      `Game date: year ${year}, ${days} ${days === 1 ? "day" : "days"} since your first, ${time}`,
    date: "Date",
    explainDate: (day: string, time: string) => `Date ${day}, ${time}: what it means`,
    dateMeans: (year: number, days: number) =>
      `The date of your game: year ${year}, then ${days === 1 ? "1 day" : `${days} days`} since your first one. The clock runs by UTC; night, dawn, day and dusk take six hours each, from 00:00 on.`,
    periods: { night: "Night", dawn: "Dawn", day: "Day", dusk: "Dusk" },
  },
  logout: {
    done: "Logout Complete",
    failed: "Error logging out",
    guestTitle: "Leave the game?",
    guestText:
      "You play as a guest, and a guest has no way back: logging out gives up your base, your resources and everything explored.",
    guestKeep: "Name yourself and keep it",
    guestLeave: "Log out and give it up",
  },
  connection: {
    noAnswer: "No answer from the game. Check your connection; nothing was lost.",
    serverError: "Something went wrong. Nothing was changed; please try again.",
    lost: "Connection lost. Reconnecting…",
    back: "Connected again",
    liveLost: "Live connection lost. Chat and alerts catch up by themselves.",
    sessionEnds: (time: string) => `You will be logged out in ${time}.`,
    stay: "Stay logged in",
  },
  crash: {
    title: "This page broke",
    text: "Something on it went wrong. Your game is safe on the server; loading the page again usually helps.",
    reload: "Reload the page",
  },
  account: enAccount,
  alerts: enAlerts,
  chat: enChat,
  desks: enDesks,
  game: enGame,
  goals: enGoals,
  pages: enPages,
  parts: enControls,
};
