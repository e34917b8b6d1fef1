import {
  createContext,
  type MouseEvent,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { copyText } from "../../lib/notify.ts";
import { codexPath } from "../../lib/paths.ts";
import { codexDeskPath, openCodex } from "../desks/use-desk.ts";
import { Icon } from "../ui/icon.tsx";
import { FactList } from "../ui/list-row.tsx";
import { EmptyState } from "../ui/query-states.tsx";
import { Tabs } from "../ui/tabs.tsx";
import type { LevelRow, SectionId } from "./entry.ts";
import {
  entriesIn,
  findEntry,
  linkedEntries,
  SECTION_IDS,
  type SectionEntry,
  searchCodex,
} from "./sections.ts";

const t = await messages("codex");
const tDesks = await messages("desks");
const tRules = await messages("rules");
const tShell = await messages("shell");

interface CodexLinks {
  /** The URL of an entry, or of the codex itself. */
  hrefOf: (entry: string | null) => string;
  /** Opens an entry instead of following its URL. */
  open?: (entry: string | null) => void;
}

const PAGE_LINKS: CodexLinks = { hrefOf: codexPath };
export const DESK_LINKS: CodexLinks = { hrefOf: codexDeskPath, open: openCodex };

export const CodexLinksContext = createContext<CodexLinks>(PAGE_LINKS);

/** A link to an entry or the whole codex, opened in the same place: a page or the desk. */
function CodexLink({ entry, children }: { entry: string | null; children: ReactNode }) {
  const { hrefOf, open } = use(CodexLinksContext);
  const follow = (event: MouseEvent) => {
    if (open === undefined) return;
    event.preventDefault();
    open(entry);
  };
  return (
    <Link href={hrefOf(entry)} className="text-link" onClick={follow}>
      {children}
    </Link>
  );
}

/** Cost and effect of each level of a tool. */
function EntryLevels({ levels }: { levels: readonly LevelRow[] }) {
  return (
    <table className="codex-levels">
      <caption className="sr-only">{t("levels")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("level")}</th>
          <th scope="col">{t("price")}</th>
          <th scope="col">{t("effect")}</th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ level, price, effect }) => (
          <tr key={level}>
            <th scope="row">{level}</th>
            <td className="figure">{price}</td>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const FAIR = "/fair";

interface EntryViewProps {
  id: string;
  /** A page's top heading, or one below the desk's. */
  heading: "h1" | "h3";
  ref: Ref<HTMLHeadingElement>;
}

function RelatedEntries({ entry }: { entry: SectionEntry }) {
  const isChance = entry.title === tRules("chance.title");
  return (
    <nav aria-label={t("leadsTo")} className="codex-leads">
      <p aria-hidden="true">{t("leadsTo")}</p>
      <ul>
        {isChance && (
          <li>
            <Link href={FAIR} className="text-link">
              {t("checkRolls")}
            </Link>
          </li>
        )}
        {linkedEntries(entry).map(({ id, title, section }) => (
          <li key={id}>
            <CodexLink entry={id}>{title}</CodexLink>
            <span className="chip">{t(`sections.${section}`)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** An entry: its figures from the catalogue, and related entries. */
function EntryView({ id, heading: Heading, ref }: EntryViewProps) {
  const entry = findEntry(id);
  if (entry === undefined) {
    return (
      <>
        <Heading ref={ref} tabIndex={-1} className="codex-title">
          {t("unknownTitle")}
        </Heading>
        <EmptyState
          icon="book"
          title={t("nothingTitle")}
          text={t("unknown")}
          action={<CodexLink entry={null}>{t("all")}</CodexLink>}
        />
      </>
    );
  }
  const copyLink = () => copyText(window.location.origin + codexPath(id), tShell("linkCopied"));
  return (
    <article>
      <p className="codex-way">
        <CodexLink entry={null}>{t("all")}</CodexLink>
        <span className="chip">{t(`sections.${entry.section}`)}</span>
      </p>
      <div className="codex-head">
        <Heading ref={ref} tabIndex={-1} className="codex-title">
          {entry.title}
        </Heading>
        <button type="button" className="btn" onClick={copyLink}>
          <Icon name="link" />
          {t("copyLink")}
        </button>
      </div>
      {entry.facts === undefined ? <p>{entry.text}</p> : <FactList facts={entry.facts} />}
      {entry.levels !== undefined && <EntryLevels levels={entry.levels} />}
      <RelatedEntries entry={entry} />
    </article>
  );
}

interface EntryListProps {
  entries: readonly SectionEntry[];
  /** Whether the entries are from several sections; each then shows its own. */
  showSections?: boolean;
}

/** Titles of entries only. */
function EntryIndex({ entries }: { entries: readonly SectionEntry[] }) {
  return (
    <ul className="codex-index">
      {entries.map(({ id, title }) => (
        <li key={id}>
          <CodexLink entry={id}>{title}</CodexLink>
        </li>
      ))}
    </ul>
  );
}

/** Entries with their texts. */
function EntryList({ entries, showSections = false }: EntryListProps) {
  return (
    <dl>
      {entries.map((entry) => (
        <div key={entry.id} className="codex-entry">
          <dt>
            <CodexLink entry={entry.id}>{entry.title}</CodexLink>
            {showSections && <span className="chip">{t(`sections.${entry.section}`)}</span>}
          </dt>
          <dd>{entry.text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface CodexProps {
  /** The entry in the URL; null for the start page. */
  entry: string | null;
  heading: EntryViewProps["heading"];
}

function Results({ found }: { found: readonly SectionEntry[] }) {
  if (found.length === 0) {
    return <EmptyState icon="book" title={t("nothingTitle")} text={t("nothing")} />;
  }
  return <EntryList entries={found} showSections />;
}

/** Focuses the new entry, except for the one that the page or desk opened with. */
function useFocusOn(entry: string | null) {
  const [first] = useState(entry);
  const moved = useRef(false);
  const title = useRef<HTMLHeadingElement>(null);
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (entry !== first) moved.current = true;
    if (moved.current) (title.current ?? start.current)?.focus();
  }, [entry, first]);
  return { title, start };
}

/** The codex by section, search or entry; the same on its pages and in the desk. */
export function Codex({ entry, heading }: CodexProps) {
  const searchId = useId();
  // The search text belongs to its history entry: Back from an entry restores it.
  const [search, setSearch] = useState<{ text: string; at: string | null }>({ text: "", at: null });
  const [tab, setTab] = useState<SectionId>("fields");
  const { title, start } = useFocusOn(entry);
  const text = search.at === entry ? search.text : "";
  const isSearch = text.trim() !== "";
  const found = searchCodex(text);
  return (
    <>
      <div className="codex-search" ref={start} tabIndex={-1}>
        <label htmlFor={searchId}>{t("search")}</label>
        <input
          id={searchId}
          type="search"
          className="input"
          autoComplete="off"
          value={text}
          onChange={(event) => setSearch({ text: event.target.value, at: entry })}
        />
        <p role="status" className="sr-only">
          {isSearch && t("found", { count: found.length })}
        </p>
      </div>
      {isSearch && <Results found={found} />}
      {!isSearch && entry !== null && <EntryView id={entry} heading={heading} ref={title} />}
      {!isSearch && entry === null && (
        <Tabs<SectionId>
          label={tDesks("titles.codex")}
          initial={tab}
          onOpen={setTab}
          tabs={SECTION_IDS.map((section) => ({
            id: section,
            label: t(`sections.${section}`),
            panel:
              section === "fields" ? (
                <EntryIndex entries={entriesIn(section)} />
              ) : (
                <EntryList entries={entriesIn(section)} />
              ),
          }))}
        />
      )}
    </>
  );
}
