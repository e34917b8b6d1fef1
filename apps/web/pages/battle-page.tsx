import { BattleView } from "../features/battles/battle-view.tsx";
import { BattleFailed, NoBattle } from "../features/battles/no-battle.tsx";
import { useBattle } from "../features/battles/use-battle.ts";
import { PageLoading } from "../features/ui/page-loading.tsx";
import { messages } from "../lib/messages.ts";
import { usePageTitle } from "../lib/use-page-title.ts";

const t = await messages("battles");

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
