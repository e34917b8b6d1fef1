import { useAtomValue } from "jotai";
import { lazy, type ReactNode, Suspense } from "react";
import { Redirect, Route, Switch } from "wouter";
import { loggedInAtom } from "./features/session/atoms/session-atoms.ts";
import { PageLoading } from "./features/ui/components/page-loading.tsx";

const HomePage = lazy(() => import("./pages/home-page.tsx"));
const StoryPage = lazy(() => import("./pages/story-page.tsx"));
const LoginPage = lazy(() => import("./pages/login-page.tsx"));
const ForgotUsernamePage = lazy(() => import("./pages/forgot-username-page.tsx"));
const ForgotPasswordPage = lazy(() => import("./pages/forgot-password-page.tsx"));
const GamePage = lazy(() => import("./pages/game-page.tsx"));
const LookPage = lazy(() => import("./pages/look-page.tsx"));
const RanksPage = lazy(() => import("./pages/ranks-page.tsx"));
const ClansPage = lazy(() => import("./pages/clans-page.tsx"));
const NotFoundPage = lazy(() => import("./pages/not-found-page.tsx"));

/** Without a session every page of the game leads to the log-in page (spec §2). */
function PlayersOnly({ children }: { children: ReactNode }) {
  return useAtomValue(loggedInAtom) ? children : <Redirect to="/login" replace />;
}

export function Routes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Switch>
        <Route path="/" component={HomePage} />
        <Route path="/story" component={StoryPage} />
        <Route path="/login" component={LoginPage} />
        <Route path="/fuser" component={ForgotUsernamePage} />
        <Route path="/fpass" component={ForgotPasswordPage} />
        <Route path="/game">
          <PlayersOnly>
            <GamePage />
          </PlayersOnly>
        </Route>
        <Route path="/game/:x/:y">
          {({ x, y }) => (
            <PlayersOnly>
              <LookPage x={x} y={y} />
            </PlayersOnly>
          )}
        </Route>
        <Route path="/ranks" component={RanksPage} />
        <Route path="/clans" component={ClansPage} />
        <Route component={NotFoundPage} />
      </Switch>
    </Suspense>
  );
}
