/** Attacks on bases, and reports of battles. */
import { battlesCalls } from "@emberlode/contract/calls";
import { implement } from "../implement.ts";
import { router } from "../trpc.ts";
import { attack } from "./attack.usecase.ts";
import { lastBattle } from "./last.usecase.ts";
import { showBattle } from "./report.usecase.ts";
import { showTarget } from "./target.usecase.ts";

export const battlesRouter = router({
  attack: implement(battlesCalls.attack, attack),
  target: implement(battlesCalls.target, showTarget),
  last: implement(battlesCalls.last, lastBattle),
  report: implement(battlesCalls.report, showBattle),
});
