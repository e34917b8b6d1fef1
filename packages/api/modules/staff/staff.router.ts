/** The role of a member of the team, and the proof of who they are. */
import { adminCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import {
  confirmStaff,
  finishSecondFactor,
  removeOwnSecondFactor,
  showStaff,
  startSecondFactor,
} from "./staff.service.ts";

export const staffRouter = router({
  me: implement(adminCalls.me, showStaff),
  confirm: implement(adminCalls.confirm, confirmStaff),
  setUpSecondFactor: implement(adminCalls.setUpSecondFactor, startSecondFactor),
  enableSecondFactor: implement(adminCalls.enableSecondFactor, finishSecondFactor),
  removeSecondFactor: implement(adminCalls.removeSecondFactor, removeOwnSecondFactor),
});
