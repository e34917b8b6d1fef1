import { Providers } from "./features/session/providers.tsx";
import { Shell } from "./features/shell/shell.tsx";
import { Routes } from "./routes.tsx";

export function App() {
  return (
    <Providers>
      <Shell>
        <Routes />
      </Shell>
    </Providers>
  );
}
