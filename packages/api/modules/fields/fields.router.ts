/** The map: moving, looking, the explored overview. */
import { fieldsCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { moveToField, readField, showView } from "./fields.service.ts";

export const fieldsRouter = router({
  move: implement(fieldsCalls.move, moveToField),
  field: implement(fieldsCalls.field, readField),
  view: implement(fieldsCalls.view, showView),
});
