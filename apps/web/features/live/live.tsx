import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { trpc } from "../../lib/trpc.ts";
import { usePlayer } from "../session/player-context.ts";
import { openLiveSession } from "./live-session.ts";

/** Keeps a player's live connection open; renders nothing. */
export default function Live() {
  const me = usePlayer()?.user._id;
  const utils = trpc.useUtils();
  const queries = useQueryClient();
  useEffect(() => {
    if (me !== undefined) return openLiveSession(me, utils, queries);
  }, [me, utils, queries]);
  return null;
}
