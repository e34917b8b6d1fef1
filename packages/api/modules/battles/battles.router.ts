/** Attacks on bases, and reports of battles. */
import { battlesCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { attackHere, lastBattle, showBattle, showTarget } from "./battles.service.ts";

export const battlesRouter = router({
  attack: implement(battlesCalls.attack, attackHere),
  target: implement(battlesCalls.target, showTarget),
  last: implement(battlesCalls.last, lastBattle),
  report: implement(battlesCalls.report, showBattle),
});
