import { Component, type ReactNode } from "react";
import { t } from "../../../lib/i18n/catalogue.ts";

/** Catches what breaks while rendering, and says what to do. */
export class CrashScreen extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <main className="grid min-h-dvh place-items-center p-6">
        <div className="panel max-w-read p-8" role="alert">
          <h1 className="text-xl">{t.crash.title}</h1>
          <p className="mt-3 text-muted">{t.crash.text}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <button
              type="button"
              className="btn btn-ember"
              onClick={() => window.location.reload()}
            >
              {t.crash.reload}
            </button>
            {/* A fresh load of the page, unlike a link of the router, which is broken too. */}
            <a href="/" className="btn">
              {t.pages.notFound.action}
            </a>
          </div>
        </div>
      </main>
    );
  }
}
