import "./lib/zod-without-eval.ts";
import { Provider } from "jotai";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { CrashScreen } from "./features/shell/components/crash-screen.tsx";
import { persistedAtom } from "./lib/persisted.ts";
import { store } from "./lib/store.ts";
import "./styles/app.css";

/** The theme is an attribute of the page, outside of React; it follows the kept choice. */
function followTheme(): void {
  const apply = () => {
    document.documentElement.dataset.theme = store.get(persistedAtom).theme;
  };
  apply();
  store.sub(persistedAtom, apply);
}

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
followTheme();
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <CrashScreen>
        <App />
      </CrashScreen>
    </Provider>
  </StrictMode>,
);
