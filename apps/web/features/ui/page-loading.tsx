import { messages } from "../../lib/messages.ts";
import { usePageMark } from "../../lib/use-page-title.ts";

const t = await messages("shell");

/** Placeholder while a page's chunk is loading. */
export function PageLoading() {
  usePageMark("loading");
  return (
    <div className="mx-auto w-full max-w-page px-pad py-8" role="status">
      <span className="sr-only">{t("loading")}</span>
      <div className="skeleton h-10 w-64 max-w-full" />
      <div className="skeleton mt-6 h-[50dvh] w-full" />
    </div>
  );
}
