import { messages } from "../lib/messages.ts";
import { usePageTitle } from "../lib/use-page-title.ts";
import { WordForm } from "./word-form.tsx";
import { WordList } from "./word-list.tsx";

const t = await messages("admin-words");

/** Words that are kept out of the chat and of names. */
export default function WordsPage() {
  usePageTitle(t("title"));
  return (
    <div className="staff-narrow">
      <div className="staff-page-head">
        <h1 className="text-xl">{t("title")}</h1>
        <p className="text-muted">{t("lead")}</p>
      </div>
      <WordForm />
      <WordList />
    </div>
  );
}
