/** Reports of players, and the moderators' queue. */
import { adminReportsCalls, chatCalls, reportsCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { listPastReports } from "./past.service.ts";
import { decideReports, listReports } from "./queue.service.ts";
import { reportMessage, sendReport } from "./reports.service.ts";

export const reportsRouter = router({
  send: implement(reportsCalls.send, sendReport),
});

export const chatReportsRouter = router({
  report: implement(chatCalls.report, reportMessage),
});

export const adminReportsRouter = router({
  list: implement(adminReportsCalls.list, listReports),
  decide: implement(adminReportsCalls.decide, decideReports),
  past: implement(adminReportsCalls.past, listPastReports),
});
