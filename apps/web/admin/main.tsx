/** The pages of the team, for moderators and admins: an app of its own, beside the game. */
import { Provider } from "jotai";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { CrashScreen } from "../features/shell/crash-screen.tsx";
import { guardComposition } from "../lib/input-methods.ts";
import { declareLanguage } from "../lib/language.ts";
import { followTyping } from "../lib/page-reload.ts";
import { guardAgainstPageTranslation } from "../lib/page-translation.ts";
import { store } from "../lib/store.ts";
import { followTheme } from "../lib/theme.ts";
import { App } from "./app.tsx";
import "./admin.css";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root.");
followTheme();
guardComposition();
followTyping();
guardAgainstPageTranslation();
declareLanguage();
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <CrashScreen>
        <App />
      </CrashScreen>
    </Provider>
  </StrictMode>,
);
