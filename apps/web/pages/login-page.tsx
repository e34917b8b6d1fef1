import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";
import { Redirect } from "wouter";
import { LoginForm, RegisterForm } from "../features/account/login-forms.tsx";
import { Brand } from "../features/panels/brand.tsx";
import {
  loggedInAtom,
  loginNoticeAtom,
  openFormAtom,
  refAtom,
} from "../features/session/session-atoms.ts";
import { GuestButton } from "../features/session/way-in.tsx";
import { Tabs } from "../features/ui/tabs.tsx";
import { areCookiesBlocked } from "../lib/browser-storage.ts";
import { messages } from "../lib/messages.ts";
import { trpc } from "../lib/trpc.ts";
import { usePageTitle } from "../lib/use-page-title.ts";

const tAccount = await messages("account");
const tPages = await messages("pages");
const tShell = await messages("shell");

/** What newcomers are told if sign-ups are restricted; null if they are open. */
function useClosedNotice(): string | null {
  const { signups = "open" } = trpc.world.signups.useQuery().data ?? {};
  return signups === "open" ? null : tAccount(`signups.${signups}`);
}

/** Log-in, registration, or playing as a guest. */
export default function LoginPage() {
  usePageTitle(tPages("login.title"));
  const loggedIn = useAtomValue(loggedInAtom);
  const told = useAtomValue(loginNoticeAtom);
  const [isBlocked] = useState(areCookiesBlocked);
  const closed = useClosedNotice();
  const notice = isBlocked ? tShell("storage.cookiesNeeded") : (told ?? closed);
  const invited = useAtomValue(refAtom) !== null;
  const openForm = useAtomValue(openFormAtom);
  const forms = useRef<HTMLDivElement>(null);
  // A form opened for the player gets the focus, wherever the button was that led to it.
  useEffect(() => {
    if (openForm === null) return;
    forms.current?.querySelector<HTMLElement>("[role=tabpanel]:not([hidden]) input")?.focus();
  }, [openForm]);
  if (loggedIn) return <Redirect to="/game" replace />;
  return (
    <div className="gate">
      <Brand />
      <p className="on-art text-center text-lg">{tPages("home.headline")}</p>
      <h1 className="sr-only">{tAccount("formsLabel")}</h1>
      {notice !== null && (
        <p role="status" className="panel border-ember px-5 py-3">
          {notice}
        </p>
      )}
      <div ref={forms} className="panel p-6">
        <Tabs
          key={openForm}
          label={tAccount("formsLabel")}
          initial={openForm ?? (invited ? "register" : "login")}
          tabs={[
            { id: "login", label: tAccount("login.tab"), panel: <LoginForm /> },
            { id: "register", label: tAccount("register.tab"), panel: <RegisterForm /> },
          ]}
        />
        <div className="mt-6 border-t border-line pt-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="flex-1 basis-48">
              <b className="block">{tAccount("guest.lead")}</b>
              <span className="text-muted">{tAccount("guest.note")}</span>
            </p>
            <GuestButton text={tAccount("guest.submit")} />
          </div>
        </div>
      </div>
    </div>
  );
}
