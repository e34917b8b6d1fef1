import type { SiteTextsAnswer } from "@emberlode/contract";
import { SITE_PAGES, type SitePage } from "@emberlode/game";
import { LANGUAGE_NAMES, LANGUAGES, languageOf } from "@emberlode/messages/languages";
import { Link, Redirect, useParams } from "wouter";
import { QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import { messages } from "../lib/messages.ts";
import { trpc } from "../lib/trpc.ts";
import { usePageTitle } from "../lib/use-page-title.ts";
import { Badge } from "./badge.tsx";
import { Card, Rows } from "./card.tsx";
import { textPath } from "./paths.ts";
import { TextEditor } from "./text-editor.tsx";
import { t as tAdmin } from "./texts.ts";
import { Ago } from "./when.tsx";

const t = await messages("admin-texts");
const tShell = await messages("shell");

type Text = SiteTextsAnswer["texts"][number];

/** Whether an admin replaced the default text. */
const isOwn = ({ current }: Text): boolean => current !== null && !current.isDefault;

function TextRow({ text, texts }: { text: Text; texts: readonly Text[] }) {
  const { page, current } = text;
  const language = languageOf(text.language);
  if (language === null) return null;
  const name = LANGUAGE_NAMES[language];
  const isReplaced = !isOwn(text) && texts.some((one) => one.page === page && isOwn(one));
  return (
    <li className="staff-row">
      <div className="grid gap-1">
        <p className="staff-row-title">
          <Link href={textPath(page, language)} className="staff-name">
            {name}
          </Link>
          {!isOwn(text) && <Badge>{t(isReplaced ? "notWritten" : "default")}</Badge>}
        </p>
        {isOwn(text) && current !== null && (
          <p className="staff-dots">
            <Ago at={current.at} write={(time) => t("own", { time })} />
            {current.by !== null && <span>{t("byName", { name: current.by })}</span>}
          </p>
        )}
        {isReplaced && <p className="text-xs text-muted">{t("otherLanguage")}</p>}
      </div>
    </li>
  );
}

function Overview() {
  usePageTitle(t("title"));
  const { data, error, refetch } = trpc.adminTexts.list.useQuery();
  return (
    <div className="staff-narrow">
      <div className="staff-page-head">
        <h1 className="text-xl">{t("title")}</h1>
        <p className="text-muted">{t("lead")}</p>
      </div>
      {data === undefined && error === null && <Skeleton rows={8} />}
      {error !== null && data === undefined && (
        <QueryFailed error={error} lead={tAdmin("failed")} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <div className="staff-text-pages">
          {SITE_PAGES.map((page) => (
            <Card
              key={page}
              title={tShell(`legal.${page}`)}
              isFlush
              tools={
                <a href={`/${page}`} className="text-link">
                  {t("open")}
                </a>
              }
            >
              <Rows label={t("languages", { page: tShell(`legal.${page}`) })}>
                {data.texts
                  .filter((text) => text.page === page)
                  .map((text) => (
                    <TextRow key={text.language} text={text} texts={data.texts} />
                  ))}
              </Rows>
            </Card>
          ))}
        </div>
      )}
    </div>
  );
}

/** The texts of the public pages; one of them, if the address names it. */
export default function TextsPage() {
  const params = useParams<{ page?: string; language?: string }>();
  if (params.page === undefined) return <Overview />;
  const page: SitePage | undefined = SITE_PAGES.find((one) => one === params.page);
  const language = LANGUAGES.find((one) => one === params.language);
  if (page === undefined || language === undefined) return <Redirect to="/texts" replace />;
  return <TextEditor key={`${page}/${language}`} page={page} language={language} />;
}
