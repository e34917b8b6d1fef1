import { Providers } from "./features/session/components/providers.tsx";
import { Shell } from "./features/shell/components/shell.tsx";
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
