/** Peace and maintenance. */
import { adminScheduleCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import {
  endPauseAsStaff,
  previewPause,
  setPauseAsStaff,
  showSchedule,
} from "./schedule.service.ts";

export const adminScheduleRouter = router({
  get: implement(adminScheduleCalls.get, showSchedule),
  preview: implement(adminScheduleCalls.preview, previewPause),
  set: implement(adminScheduleCalls.set, setPauseAsStaff),
  end: implement(adminScheduleCalls.end, endPauseAsStaff),
});
