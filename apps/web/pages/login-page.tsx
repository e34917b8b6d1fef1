import { loginInput, registerInput } from "@emberlode/contract";
import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";
import { Link, Redirect, useSearch } from "wouter";
import {
  ACCOUNT_FIELDS,
  AccountFields,
  FormFooter,
  StayField,
  TextField,
} from "../features/forms/form-fields.tsx";
import { useForm } from "../features/forms/use-form.ts";
import { GuestButton } from "../features/session/play-button.tsx";
import {
  loggedInAtom,
  loginNoticeAtom,
  openFormAtom,
  referrerAtom,
  requestedPathAtom,
  wasBannedAtom,
} from "../features/session/session-atoms.ts";
import { staffPathIn } from "../features/session/staff-path.ts";
import { useLogin, useRegister } from "../features/session/use-session.ts";
import { Brand } from "../features/ui/brand.tsx";
import { PageLoading } from "../features/ui/page-loading.tsx";
import { Tabs } from "../features/ui/tabs.tsx";
import { areCookiesBlocked } from "../lib/browser-storage.ts";
import { messages } from "../lib/messages.ts";
import { GAME_PATH } from "../lib/paths.ts";
import { dateInWords } from "../lib/times.ts";
import { trpc } from "../lib/trpc.ts";
import { usePageTitle } from "../lib/use-page-title.ts";

const tAccount = await messages("account");
const tPages = await messages("pages");
const tSite = await messages("site-pages");
const tShell = await messages("shell");

/** Leads a suspended or banned player to the appeal. */
const AppealLink = () => (
  <Link href="/appeal" className="text-link mt-2">
    {tAccount("login.appeal")}
  </Link>
);

function LoginForm({ staffPath }: { staffPath: string | null }) {
  const login = useLogin(staffPath);
  const [stay, setStay] = useState(false);
  const { form, field, onSubmit, footer } = useForm({
    id: "account",
    names: ["username", "password"],
    schema: loginInput,
    toInput: (values) => ({ ...values, ...(stay && { stay }) }),
    submit: (input) => login.mutateAsync(input),
  });
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <h2 className="text-xl">{tAccount("login.title")}</h2>
      <TextField {...field("username")} label={tAccount("username")} autoComplete="username" />
      <TextField
        {...field("password")}
        label={tAccount("password")}
        type="password"
        autoComplete="current-password"
      />
      <StayField stay={stay} onChange={setStay} />
      <FormFooter
        {...footer}
        submit={tAccount("login.submit")}
        help={footer.failure?.code === "BANNED" && <AppealLink />}
      />
      <p className="mt-3 flex flex-wrap justify-between gap-x-4">
        <Link href="/fuser" className="text-link">
          {tAccount("login.forgotUsername")}
        </Link>
        <Link href="/fpass" className="text-link">
          {tAccount("login.forgotPassword")}
        </Link>
      </p>
    </form>
  );
}

const ACCEPTED = ["terms", "rules", "privacy"] as const;

/** What a new player accepts, with the pages to read. */
function Accepted() {
  return (
    <div className="mt-2 text-xs text-muted">
      <p>{tSite("accept")}</p>
      <p className="flex flex-wrap gap-x-4">
        {ACCEPTED.map((page) => (
          <Link key={page} href={`/${page}`} className="text-link">
            {tShell(`legal.${page}`)}
          </Link>
        ))}
      </p>
    </div>
  );
}

/** When the current season ends, in a line whose height is kept while it loads. */
function SeasonEnd() {
  const { data } = trpc.seasons.current.useQuery();
  const { number = 0, endsAt = null } = data ?? {};
  return (
    <p className="mt-1 min-h-6 text-sm text-muted">
      {endsAt !== null && tAccount("register.season", { number, date: dateInWords(endsAt) })}
    </p>
  );
}

function RegisterForm() {
  const register = useRegister();
  const ref = useAtomValue(referrerAtom);
  const [stay, setStay] = useState(false);
  const { form, field, onSubmit, footer } = useForm({
    id: "account",
    names: ACCOUNT_FIELDS,
    schema: registerInput,
    toInput: (values) => ({ ...values, ...(ref !== null && { ref }), ...(stay && { stay }) }),
    submit: (input) => register.mutateAsync(input),
  });
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <h2 className="text-xl">{tAccount("register.title")}</h2>
      <SeasonEnd />
      {ref !== null && (
        <p className="mt-1 text-steel">{tAccount("register.invitedBy", { name: ref })}</p>
      )}
      <AccountFields field={field} />
      <StayField stay={stay} onChange={setStay} />
      <Accepted />
      <FormFooter {...footer} submit={tAccount("register.submit")} />
    </form>
  );
}

/** The notice for newcomers if sign-ups are restricted; null if they are open. */
function useClosedNotice(): string | null {
  const { signups: signUps = "open" } = trpc.world.signups.useQuery().data ?? {};
  return signUps === "open" ? null : tAccount(`signups.${signUps}`);
}

/** Leads on to a page of the team. */
function StaffPage({ path }: { path: string }) {
  useEffect(() => window.location.replace(path), [path]);
  return <PageLoading />;
}

/** Log-in, registration, or playing as a guest. */
export default function LoginPage() {
  usePageTitle(tPages("login.title"));
  const loggedIn = useAtomValue(loggedInAtom);
  const sessionNotice = useAtomValue(loginNoticeAtom);
  const wasBanned = useAtomValue(wasBannedAtom);
  const [isBlocked] = useState(areCookiesBlocked);
  const closed = useClosedNotice();
  const notice = isBlocked ? tShell("storage.cookiesNeeded") : (sessionNotice ?? closed);
  const invited = useAtomValue(referrerAtom) !== null;
  const openForm = useAtomValue(openFormAtom);
  const requested = useAtomValue(requestedPathAtom);
  const staffPath = staffPathIn(useSearch());
  const forms = useRef<HTMLDivElement>(null);
  // A form opened for the player gets the focus, wherever the button was that led to it.
  useEffect(() => {
    if (openForm === null) return;
    forms.current?.querySelector<HTMLElement>("[role=tabpanel]:not([hidden]) input")?.focus();
  }, [openForm]);
  if (loggedIn && staffPath !== null) return <StaffPage path={staffPath} />;
  if (loggedIn) return <Redirect to={requested ?? GAME_PATH} replace />;
  return (
    <div className="gate">
      <Brand />
      <p className="on-art text-center text-lg">{tPages("home.headline")}</p>
      <h1 className="sr-only">{tAccount("formsLabel")}</h1>
      {notice !== null && (
        <div role="status" className="panel border-ember px-5 py-3">
          {notice}
          {wasBanned && notice === sessionNotice && (
            <p>
              <AppealLink />
            </p>
          )}
        </div>
      )}
      <div ref={forms} className="panel p-6">
        <Tabs
          key={openForm}
          label={tAccount("formsLabel")}
          initial={openForm ?? (invited ? "register" : "login")}
          tabs={[
            {
              id: "login",
              label: tAccount("login.tab"),
              panel: <LoginForm staffPath={staffPath} />,
            },
            { id: "register", label: tAccount("register.tab"), panel: <RegisterForm /> },
          ]}
        />
        <div className="mt-6 border-t border-line pt-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="flex-1 basis-48">
              <b className="block">{tAccount("guest.lead")}</b>
              <span className="text-muted">{tAccount("guest.note")}</span>
            </p>
            <GuestButton text={tAccount("guest.submit")} byAddress />
          </div>
        </div>
      </div>
    </div>
  );
}
