import { isOnGrid, isSameCell, type Position } from "@emberlode/game";
import { Link } from "wouter";
import { LookView } from "../features/play/look-view.tsx";
import { usePlayer } from "../features/session/player-context.ts";
import { PageLoading } from "../features/ui/page-loading.tsx";
import { messages } from "../lib/messages.ts";
import { usePageTitle } from "../lib/use-page-title.ts";

const tGame = await messages("game");
const tPages = await messages("pages");

/** A read-only view of the field in the URL; walking happens on /game. */
export default function LookPage({ x, y }: { x: string; y: string }) {
  const at: Position = { x: Number(x), y: Number(y) };
  usePageTitle(tGame("look.pageTitle", { x, y }));
  const data = usePlayer();
  if (!isOnGrid(at)) {
    return (
      <div className="grid flex-1 place-items-center p-pad">
        <div className="panel max-w-read p-8">
          <h1 className="text-xl">{tPages("notFound.title")}</h1>
          <p className="mt-2 text-muted">{tGame("look.badAddress")}</p>
          <Link href="/game" className="btn btn-ember mt-5">
            {tGame("look.back")}
          </Link>
        </div>
      </div>
    );
  }
  if (data === undefined) return <PageLoading />;
  const stands = { x: data.user.status.x, y: data.user.status.y };
  return <LookView at={at} stands={stands} here={isSameCell(at, stands)} />;
}
