/** Appeals against sanctions, and their answers. */
import { adminAppealsCalls, appealsCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { decideAppeal, listAppeals, listOwnSanctions, writeAppeal } from "./appeals.service.ts";

export const appealsRouter = router({
  list: implement(appealsCalls.list, listOwnSanctions),
  write: implement(appealsCalls.write, writeAppeal),
});

export const adminAppealsRouter = router({
  list: implement(adminAppealsCalls.list, listAppeals),
  decide: implement(adminAppealsCalls.decide, decideAppeal),
});
