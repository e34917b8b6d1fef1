import "./lib/zod-without-eval.ts";
import { Provider } from "jotai";
import { StrictMode, Suspense, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { loggedInAtom } from "./features/session/session-atoms.ts";
import { CrashScreen } from "./features/shell/crash-screen.tsx";
import { RestoreFocus } from "./features/shell/restore-focus.tsx";
import { guardComposition } from "./lib/input-methods.ts";
import { declareLanguage } from "./lib/language.ts";
import { lazyComponent, whenChunkMissing } from "./lib/load-chunk.ts";
import { OFFLINE_MARK } from "./lib/offline-mark.ts";
import { followTyping } from "./lib/page-reload.ts";
import { guardAgainstPageTranslation } from "./lib/page-translation.ts";
import { store } from "./lib/store.ts";
import { followTheme } from "./lib/theme.ts";
import { pause } from "./lib/throttle.ts";
import { preloadPage } from "./routes.tsx";
import "./styles/app.css";

/** Longest wait for the page's chunk before the app renders without it, in milliseconds. */
const MAX_WAIT_MS = 4_000;

const OfflineStart = lazyComponent(() => import("./features/offline/offline-start.tsx"));

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root.");
const isOffline = document.documentElement.hasAttribute(OFFLINE_MARK);
followTheme();
guardComposition();
followTyping();
guardAgainstPageTranslation();

/** Renders the page in slices, so that input is handled in between. */
function render(container: HTMLElement): void {
  const focused = container.contains(document.activeElement) ? document.activeElement : null;
  const reactRoot = createRoot(container);
  startTransition(() =>
    reactRoot.render(
      <StrictMode>
        <Provider store={store}>
          <RestoreFocus href={focused?.getAttribute("href") ?? null} />
          <CrashScreen>
            {isOffline ? (
              <Suspense>
                <OfflineStart />
              </Suspense>
            ) : (
              <App />
            )}
          </CrashScreen>
        </Provider>
      </StrictMode>,
    ),
  );
}

/** Waits for the page's chunk: without a limit if the prerendered page has content to read. */
async function waitForPage(container: HTMLElement): Promise<void> {
  if (isOffline) return;
  const page = preloadPage(window.location.pathname, store.get(loggedInAtom));
  const isReadable = container.querySelector("main") !== null;
  await Promise.race([page, isReadable ? whenChunkMissing() : pause(MAX_WAIT_MS)]);
}

declareLanguage();
void waitForPage(root).then(() => render(root));
