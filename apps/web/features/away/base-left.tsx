import { trpc } from "../../lib/trpc.ts";
import { Icon } from "../ui/icon.tsx";

/** Why the player's base is off the map; empty if it was never on it. */
export default function BaseLeft() {
  const { data } = trpc.logs.list.useQuery({ type: "account", limit: 1 }, { staleTime: 0 });
  const line = data?.logs[0];
  if (line?.type !== "base-left") return null;
  return (
    <p className="panel keep-base">
      <Icon name="shield" className="size-5 flex-none text-bad" />
      <span className="flex-1">{line.content}</span>
    </p>
  );
}
