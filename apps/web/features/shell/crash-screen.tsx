import { Component, type ReactNode } from "react";
import { messages } from "../../lib/messages.ts";

const tShell = await messages("shell");
const tPages = await messages("pages");

/** An error boundary that says what to do. */
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
          <h1 className="text-xl">{tShell("crash.title")}</h1>
          <p className="mt-3 text-muted">{tShell("crash.text")}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <button
              type="button"
              className="btn btn-ember"
              onClick={() => window.location.reload()}
            >
              {tShell("crash.reload")}
            </button>
            {/* A full page load, since the router may be broken too. */}
            <a href="/" className="btn">
              {tPages("notFound.action")}
            </a>
          </div>
        </div>
      </main>
    );
  }
}
