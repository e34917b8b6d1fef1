/** The caller's personal data, and the end of the account. */
import { personalDataCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { cancelMyDeletion, deleteAccount } from "./deletion.service.ts";
import { prepareExport } from "./export.service.ts";

export const privacyRouter = router({
  prepareExport: implement(personalDataCalls.prepareExport, prepareExport),
  deleteAccount: implement(personalDataCalls.deleteAccount, deleteAccount),
  keepAccount: implement(personalDataCalls.keepAccount, cancelMyDeletion),
});
