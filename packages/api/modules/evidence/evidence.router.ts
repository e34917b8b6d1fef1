/** Evidence of second accounts and bots, for staff. */
import { adminEvidenceCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { dismissEvidence, listEvidence, showCase } from "./evidence.service.ts";

export const adminEvidenceRouter = router({
  list: implement(adminEvidenceCalls.list, listEvidence),
  get: implement(adminEvidenceCalls.get, showCase),
  dismiss: implement(adminEvidenceCalls.dismiss, dismissEvidence),
});
