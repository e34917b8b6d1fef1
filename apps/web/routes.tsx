/** The page of each path, in a file of its own that is loaded with it. */
import { isOnGrid } from "@emberlode/game";
import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, Suspense, useEffect } from "react";
import { Redirect, Route, Switch, useLocation, useSearch } from "wouter";
import {
  loggedInAtom,
  loginNoticeAtom,
  requestedPathAtom,
} from "./features/session/session-atoms.ts";
import { PageLoading } from "./features/ui/page-loading.tsx";
import { type LazyComponent, lazyComponent } from "./lib/load-chunk.ts";
import { messages } from "./lib/messages.ts";
import { reloadPage } from "./lib/page-reload.ts";
import { GAME_PATH } from "./lib/paths.ts";
import HomePage from "./pages/home-page.tsx";
import { PRERENDERED_PAGES, type PrerenderedPage } from "./prerendered-pages.ts";

const t = await messages("account");

const StoryPage = lazyComponent(() => import("./pages/story-page.tsx"));
const LoginPage = lazyComponent(() => import("./pages/login-page.tsx"));
const GamePage = lazyComponent(() => import("./pages/game-page.tsx"));
const FieldPage = lazyComponent(() => import("./pages/field-page.tsx"));
const BattlePage = lazyComponent(() => import("./pages/battle-page.tsx"));
const CalculatorPage = lazyComponent(() => import("./pages/calculator-page.tsx"));
const RanksPage = lazyComponent(() => import("./pages/ranks-page.tsx"));
const PlayerPage = lazyComponent(() => import("./pages/player-page.tsx"));
const ClansPage = lazyComponent(() => import("./pages/clans-page.tsx"));
const CodexPage = lazyComponent(() => import("./pages/codex-page.tsx"));
const FairPage = lazyComponent(() => import("./pages/fair-page.tsx"));
const RareRoutes = lazyComponent(() => import("./rare-routes.tsx"));

const PAGE_CHUNKS: Readonly<Record<PrerenderedPage, Pick<LazyComponent<object>, "preload">>> = {
  login: LoginPage,
  story: StoryPage,
  ranks: RanksPage,
  clans: ClansPage,
  codex: CodexPage,
  game: GamePage,
};

/** Loads the chunk of the page at a path, if it has one of its own. */
export async function preloadPage(path: string, isPlayer: boolean): Promise<void> {
  const name = PRERENDERED_PAGES.find((own) => `/${own}` === path);
  if (name === undefined) return;
  const isGameEntry = name === "game" || name === "login";
  const landingPage = isPlayer ? "game" : "login";
  await PAGE_CHUNKS[isGameEntry ? landingPage : name].preload();
}

const ADMIN_PATHS = /^\/admin(?:\/|$)/;

/** `/admin` is an app of its own, so a link to it has to load its page (spec §2). */
function AdminPage() {
  useEffect(reloadPage, []);
  return <PageLoading />;
}

interface PlayersOnlyProps {
  /** The field in the URL, if any. */
  field?: { x: string; y: string };
  children: ReactNode;
}

/** Without a session, pages of the game redirect to the log-in page (spec §2) and back. */
function PlayersOnly({ field, children }: PlayersOnlyProps) {
  const loggedIn = useAtomValue(loggedInAtom);
  const setNotice = useSetAtom(loginNoticeAtom);
  const setRequested = useSetAtom(requestedPathAtom);
  const [path] = useLocation();
  const search = useSearch();
  useEffect(() => {
    if (loggedIn) return;
    setNotice(
      (last) =>
        last ?? (field ? t("loginNeededFor", { x: field.x, y: field.y }) : t("loginNeeded")),
    );
    // Not an open redirect: the page's own location has matched a route of the game.
    setRequested(search === "" ? path : `${path}?${search}`);
  }, [loggedIn, field, path, search, setNotice, setRequested]);
  return loggedIn ? children : <Redirect to="/login" replace />;
}

export function Routes() {
  // Outside of the boundary: inside, a page with a missing chunk would ignore links.
  const [path] = useLocation();
  return (
    <Suspense fallback={<PageLoading />}>
      <Switch location={path}>
        <Route path="/" component={HomePage} />
        <Route path="/story" component={StoryPage} />
        <Route path="/login" component={LoginPage} />
        <Route path={GAME_PATH}>
          <PlayersOnly>
            <GamePage />
          </PlayersOnly>
        </Route>
        <Route path="/game/:x/:y">
          {({ x, y }) =>
            isOnGrid({ x: Number(x), y: Number(y) }) ? (
              <PlayersOnly field={{ x, y }}>
                <FieldPage x={x} y={y} />
              </PlayersOnly>
            ) : (
              <FieldPage x={x} y={y} />
            )
          }
        </Route>
        {/* Before the reports: no battle has this id. */}
        <Route path="/battles/calculator" component={CalculatorPage} />
        <Route path="/battles/:id">{({ id }) => <BattlePage id={id} />}</Route>
        <Route path="/ranks" component={RanksPage} />
        <Route path="/players/:name">{({ name }) => <PlayerPage username={name} />}</Route>
        <Route path="/clans" component={ClansPage} />
        <Route path="/codex/:entry?">{({ entry = null }) => <CodexPage entry={entry} />}</Route>
        <Route path="/fair/:day?">{({ day = null }) => <FairPage day={day} />}</Route>
        <Route path={ADMIN_PATHS} component={AdminPage} />
        <Route component={RareRoutes} />
      </Switch>
    </Suspense>
  );
}
