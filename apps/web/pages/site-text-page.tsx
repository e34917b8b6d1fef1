import type { SitePage } from "@emberlode/game";
import { Link } from "wouter";
import { MarkdownText } from "../features/site-text/markdown-text.tsx";
import { QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import { inLanguage, pageLanguage } from "../lib/language.ts";
import { messages } from "../lib/messages.ts";
import { dateInWords } from "../lib/times.ts";
import { trpc } from "../lib/trpc.ts";
import { usePageTitle } from "../lib/use-page-title.ts";

const t = await messages("site-pages");
const tShell = await messages("shell");

const languageNames = inLanguage((locale) => new Intl.DisplayNames(locale, { type: "language" }));

/** A text without a heading that only repeats the page's title. */
function withoutTitle(body: string, title: string): string {
  const [first = "", ...rest] = body.trimStart().split("\n");
  const heading = /^#+\s+(.+?)\s*$/.exec(first)?.[1];
  return heading?.toLowerCase() === title.toLowerCase() ? rest.join("\n") : body;
}

/** The text, once it is loaded. */
function Text({ page, title }: { page: SitePage; title: string }) {
  const language = pageLanguage();
  const { data, error, refetch } = trpc.world.text.useQuery({ page, language });
  if (data === undefined) {
    if (error === null) return <Skeleton rows={12} />;
    return <QueryFailed error={error} lead={t("failed")} onRetry={() => void refetch()} />;
  }
  const isOther = data.language !== language;
  return (
    <>
      {isOther && (
        <p className="text-muted">
          {t("otherLanguage", { language: languageNames().of(data.language) ?? data.language })}
        </p>
      )}
      <MarkdownText
        source={withoutTitle(data.body, title)}
        lang={isOther ? data.language : undefined}
        link={Link}
      />
      {data.updatedAt !== null && (
        <p className="text-xs text-muted">{t("updated", { date: dateInWords(data.updatedAt) })}</p>
      )}
    </>
  );
}

/** A page of the operator: /rules, /privacy, /terms or /contact. */
export default function SiteTextPage({ page }: { page: SitePage }) {
  const title = tShell(`legal.${page}`);
  usePageTitle(title);
  return (
    <article className="panel site-text-page">
      <h1 className="text-2xl font-extrabold">{title}</h1>
      <Text key={page} page={page} title={title} />
    </article>
  );
}
