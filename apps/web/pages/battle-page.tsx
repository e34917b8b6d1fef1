import { BattleView } from "../features/battles/battle-view.tsx";
import { DeadEnd } from "../features/field/dead-end.tsx";
import { PlayButton } from "../features/session/play-button.tsx";
import { PageLoading } from "../features/ui/page-loading.tsx";
import { toFailure } from "../lib/failure.ts";
import { messages } from "../lib/messages.ts";
import { trpc } from "../lib/trpc.ts";
import { usePageTitle } from "../lib/use-page-title.ts";

const t = await messages("battles");
const tShell = await messages("shell");

/** The page of a report that does not exist. */
function NoBattle() {
  const game = <PlayButton player={t("toGame")} />;
  return (
    <DeadEnd
      title={t("missing.title")}
      lead={t("missing.lead")}
      text={t("missing.text")}
      at={{ x: 12, y: 31 }}
      action={game}
    />
  );
}

/** The page of a report that could not be loaded; `text` says why. */
function BattleFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  usePageTitle(t("title"));
  return (
    <div className="grid flex-1 place-items-center p-pad">
      <div className="panel max-w-read p-8">
        <h1 className="text-xl">{t("failed")}</h1>
        <p className="mt-2 text-muted" role="alert">
          {text}
        </p>
        <button type="button" className="btn btn-ember mt-5" onClick={onRetry}>
          {tShell("retry")}
        </button>
      </div>
    </div>
  );
}

/** The codes for a missing and a malformed id. */
const MISSING: readonly (string | null)[] = ["NOT_FOUND", "BAD_INPUT"];

function useBattle(id: string) {
  const { data, error, refetch } = trpc.battles.report.useQuery(
    { id },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const failure = error === null ? null : toFailure(error);
  const missing = failure !== null && MISSING.includes(failure.code);
  return { report: data, failure, missing, retry: () => void refetch() };
}

function BattleLoading() {
  usePageTitle(t("title"));
  return <PageLoading />;
}

/** The report of a battle, for everyone with its link. */
export default function BattlePage({ id }: { id: string }) {
  const { report, failure, missing, retry } = useBattle(id);
  if (report !== undefined) return <BattleView report={report} />;
  if (missing) return <NoBattle />;
  if (failure !== null) return <BattleFailed text={failure.text} onRetry={retry} />;
  return <BattleLoading />;
}
