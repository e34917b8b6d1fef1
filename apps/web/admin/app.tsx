import { type ReactNode, Suspense } from "react";
import { Route, Router, Switch } from "wouter";
import { PageLoading } from "../features/ui/page-loading.tsx";
import { Toasts } from "../features/ui/toasts.tsx";
import { lazyComponent } from "../lib/load-chunk.ts";
import { ConfirmationProvider } from "./confirmation.tsx";
import { Frame } from "./frame.tsx";
import { Gate } from "./gate.tsx";
import { HomePage } from "./home-page.tsx";
import { NotFound } from "./not-found.tsx";
import { Providers } from "./providers.tsx";
import { useStaff } from "./staff-context.ts";
import { t } from "./texts.ts";

const PlayerPage = lazyComponent(() => import("./player-page.tsx"));
const ReportsPage = lazyComponent(() => import("./reports-page.tsx"));
const AppealsPage = lazyComponent(() => import("./appeals-page.tsx"));
const AnnouncementsPage = lazyComponent(() => import("./announcements-page.tsx"));
const TextsPage = lazyComponent(() => import("./texts-page.tsx"));
const WordsPage = lazyComponent(() => import("./words-page.tsx"));
const EvidencePage = lazyComponent(() => import("./evidence-page.tsx"));
const EvidenceCasePage = lazyComponent(() => import("./evidence-case-page.tsx"));
const NetworksPage = lazyComponent(() => import("./networks-page.tsx"));
const NetworkPage = lazyComponent(() => import("./network-page.tsx"));
const WorldPage = lazyComponent(() => import("./world-page.tsx"));
const AuditPage = lazyComponent(() => import("./audit-page.tsx"));
const SchedulePage = lazyComponent(() => import("./schedule-page.tsx"));
const AccessPage = lazyComponent(() => import("./access-page.tsx"));

/** A page of admins; others read that it is one. */
function AdminsOnly({ children }: { children: ReactNode }) {
  return useStaff().role === "admin" ? children : <NotFound title={t("adminsOnly")} />;
}

function Pages() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Switch>
        <Route path="/" component={HomePage} />
        <Route path="/players/:name">
          {({ name }) => <PlayerPage key={name} username={name} />}
        </Route>
        <Route path="/reports" component={ReportsPage} />
        <Route path="/appeals" component={AppealsPage} />
        <Route path="/announcements" component={AnnouncementsPage} />
        <Route path="/texts/:page?/:language?" component={TextsPage} />
        <Route path="/words" component={WordsPage} />
        <Route path="/evidence" component={EvidencePage} />
        <Route path="/evidence/:id">
          {({ id }) => <EvidenceCasePage key={id} id={Number(id)} />}
        </Route>
        <Route path="/networks">
          <AdminsOnly>
            <NetworksPage />
          </AdminsOnly>
        </Route>
        <Route path="/networks/:address/:bits">
          {({ address, bits }) => (
            <AdminsOnly>
              <NetworkPage key={`${address}/${bits}`} network={`${address}/${bits}`} />
            </AdminsOnly>
          )}
        </Route>
        <Route path="/world">
          <AdminsOnly>
            <WorldPage />
          </AdminsOnly>
        </Route>
        <Route path="/audit" component={AuditPage} />
        <Route path="/schedule" component={SchedulePage} />
        <Route path="/access" component={AccessPage} />
        <Route>
          <NotFound />
        </Route>
      </Switch>
    </Suspense>
  );
}

export function App() {
  return (
    <Providers>
      <Router base="/admin">
        <Gate>
          <ConfirmationProvider>
            <Frame>
              <Pages />
            </Frame>
          </ConfirmationProvider>
        </Gate>
      </Router>
      <Toasts />
    </Providers>
  );
}
