import { Codex } from "../features/codex/codex.tsx";
import { findEntry } from "../features/codex/sections.ts";
import { PlayButton } from "../features/session/play-button.tsx";
import { messages } from "../lib/messages.ts";
import { usePageTitle } from "../lib/use-page-title.ts";

const t = await messages("codex");

/** The public codex of the rules; each entry has its own URL. */
export default function CodexPage({ entry }: { entry: string | null }) {
  const shown = entry === null ? undefined : findEntry(entry)?.title;
  usePageTitle(shown === undefined ? t("title") : t("pageTitle", { title: shown }));
  return (
    <div className="codex-page panel">
      {entry === null && (
        <>
          <h1 className="text-2xl">{t("title")}</h1>
          <p className="mt-2 mb-4 text-muted">{t("lead")}</p>
        </>
      )}
      <Codex entry={entry} heading="h1" />
      <PlayButton player={t("play")} className="mt-4" />
    </div>
  );
}
