import { Route, Switch } from "wouter";
import { lazyComponent } from "./lib/load-chunk.ts";

const ForgotUsernamePage = lazyComponent(() => import("./pages/forgot-username-page.tsx"));
const ForgotPasswordPage = lazyComponent(() => import("./pages/forgot-password-page.tsx"));
const ConfirmEmailPage = lazyComponent(() => import("./pages/confirm-email-page.tsx"));
const AppealPage = lazyComponent(() => import("./pages/appeal-page.tsx"));
const SiteTextPage = lazyComponent(() => import("./pages/site-text-page.tsx"));
const SeasonsPage = lazyComponent(() => import("./pages/seasons-page.tsx"));
const SeasonPage = lazyComponent(() => import("./pages/season-page.tsx"));
const NotFoundPage = lazyComponent(() => import("./pages/not-found-page.tsx"));

/** Rarely opened pages, in a chunk of their own. */
export default function RareRoutes() {
  return (
    <Switch>
      <Route path="/fuser" component={ForgotUsernamePage} />
      <Route path="/fpass" component={ForgotPasswordPage} />
      <Route path="/confirm" component={ConfirmEmailPage} />
      <Route path="/appeal" component={AppealPage} />
      <Route path="/seasons" component={SeasonsPage} />
      <Route path="/seasons/:number">{({ number }) => <SeasonPage number={number} />}</Route>
      <Route path="/rules">
        <SiteTextPage page="rules" />
      </Route>
      <Route path="/privacy">
        <SiteTextPage page="privacy" />
      </Route>
      <Route path="/terms">
        <SiteTextPage page="terms" />
      </Route>
      <Route path="/contact">
        <SiteTextPage page="contact" />
      </Route>
      <Route component={NotFoundPage} />
    </Switch>
  );
}
