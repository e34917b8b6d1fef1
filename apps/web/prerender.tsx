/** Renders the public pages to static markup, as a visitor sees them before any script runs. */
import { Provider } from "jotai";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Router } from "wouter";
import { Providers } from "./features/session/providers.tsx";
import { Frame } from "./features/shell/frame.tsx";
import { PLAY_FRAGMENT } from "./lib/paths.ts";
import { store } from "./lib/store.ts";
import ClansPage from "./pages/clans-page.tsx";
import CodexPage from "./pages/codex-page.tsx";
import HomePage from "./pages/home-page.tsx";
import LoginPage from "./pages/login-page.tsx";
import RanksPage from "./pages/ranks-page.tsx";
import StoryPage from "./pages/story-page.tsx";
import type { PrerenderedPage } from "./prerendered-pages.ts";

type PagePath = "/" | `/${Exclude<PrerenderedPage, "game">}`;

/** The public pages, by path. The game is for players: its file has no text. */
const PAGES: Readonly<Record<PagePath, ReactElement>> = {
  "/": <HomePage />,
  "/login": <LoginPage />,
  "/story": <StoryPage />,
  "/ranks": <RanksPage />,
  "/clans": <ClansPage />,
  "/codex": <CodexPage entry={null} />,
};

const LOGIN = "/login";
/**
 * The button that starts a game, which needs the script; replaced by a link to the log-in page,
 * which starts it.
 */
const PLAY_BUTTON =
  /<button type="button" class="(btn[^"]*)" aria-disabled="false">([^<]*)<\/button>/g;
const PLAY_LINK = `<a class="$1" href="${LOGIN}${PLAY_FRAGMENT}">$2</a>`;
/** Other inputs and buttons need the script too: they would lose text or ignore a press. */
const CONTROL = /<(input|button) /g;

function withoutScript(path: string, markup: string): string {
  const linked = path === LOGIN ? markup : markup.replace(PLAY_BUTTON, PLAY_LINK);
  return linked.replace(CONTROL, "<$1 disabled ");
}

/** Markup of the public pages, by path. */
export function publicPages(): Record<string, string> {
  const pages = Object.entries(PAGES).map(([path, page]) => [
    path,
    withoutScript(
      path,
      renderToStaticMarkup(
        <Provider store={store}>
          <Router ssrPath={path}>
            <Providers>
              <Frame>{page}</Frame>
            </Providers>
          </Router>
        </Provider>,
      ),
    ),
  ]);
  return Object.fromEntries(pages);
}
