/** The map: moving, looking, the explored overview. */
import { fieldsCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { look, move, view } from "./fields.service.ts";

export const fieldsRouter = router({
  move: implement(fieldsCalls.move, move),
  field: implement(fieldsCalls.field, look),
  view: implement(fieldsCalls.view, view),
});
