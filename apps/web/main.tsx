import "./lib/zod-without-eval.ts";
import { Provider } from "jotai";
import { StrictMode, Suspense, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { CrashScreen } from "./features/shell/components/crash-screen.tsx";
import { lazyPart } from "./lib/load-part.ts";
import { followLook } from "./lib/look.ts";
import { OFFLINE_MARK } from "./lib/offline-mark.ts";
import { store } from "./lib/store.ts";
import "./styles/app.css";

const OfflineStart = lazyPart(() => import("./features/offline/components/offline-start.tsx"));

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
const isOffline = document.documentElement.hasAttribute(OFFLINE_MARK);
followLook();
const reactRoot = createRoot(root);
// In slices: whoever presses something meanwhile is answered between two of them.
startTransition(() =>
  reactRoot.render(
    <StrictMode>
      <Provider store={store}>
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
