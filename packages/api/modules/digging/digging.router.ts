/** Digging. */
import { userCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { digHere } from "./digging.service.ts";

export const diggingRouter = router({
  gather: implement(userCalls.gather, digHere),
});
