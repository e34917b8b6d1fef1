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
import { chunkMissing, lazyComponent } from "./lib/load-chunk.ts";
import { OFFLINE_MARK } from "./lib/offline-mark.ts";
import { followTyping } from "./lib/page-reload.ts";
import { guardAgainstPageTranslation } from "./lib/page-translation.ts";
import { store } from "./lib/store.ts";
import { followTheme } from "./lib/theme.ts";
import { pause } from "./lib/throttle.ts";
import { preloadPage } from "./routes.tsx";
import "./styles/app.css";

/** After this long, the page shows what it is waiting for, in milliseconds. */
const MAX_WAIT_MS = 4_000;

const OfflineStart = lazyComponent(() => import("./features/offline/offline-start.tsx"));

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
const isOffline = document.documentElement.hasAttribute(OFFLINE_MARK);
followTheme();
guardComposition();
followTyping();
guardAgainstPageTranslation();

/** Renders the page in slices, so that input is handled in between. */
function draw(container: HTMLElement): void {
  const held = container.contains(document.activeElement) ? document.activeElement : null;
  const reactRoot = createRoot(container);
  startTransition(() =>
    reactRoot.render(
      <StrictMode>
        <Provider store={store}>
          <RestoreFocus href={held?.getAttribute("href") ?? null} />
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

/** Keeps the prerendered page until the page's chunk has loaded; readable ones without a limit. */
async function waitForPage(container: HTMLElement): Promise<void> {
  if (isOffline) return;
  const page = preloadPage(window.location.pathname, store.get(loggedInAtom));
  const isReadable = container.querySelector("main") !== null;
  await Promise.race([page, isReadable ? chunkMissing() : pause(MAX_WAIT_MS)]);
}

declareLanguage();
void waitForPage(root).then(() => draw(root));
