import "./lib/zod-without-eval.ts";
import { Provider } from "jotai";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { CrashScreen } from "./features/shell/components/crash-screen.tsx";
import { followLook } from "./lib/look.ts";
import { store } from "./lib/store.ts";
import "./styles/app.css";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
followLook();
const reactRoot = createRoot(root);
// In slices: whoever presses something meanwhile is answered between two of them.
startTransition(() =>
  reactRoot.render(
    <StrictMode>
      <Provider store={store}>
        <CrashScreen>
          <App />
        </CrashScreen>
      </Provider>
    </StrictMode>,
  ),
);
