/** Shows the pages only to staff who have proved who they are. */
import type { StaffAnswer } from "@emberlode/contract";
import { useAtomValue } from "jotai";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { loginPath } from "../features/session/staff-path.ts";
import { PageLoading } from "../features/ui/page-loading.tsx";
import { QueryFailed } from "../features/ui/query-states.tsx";
import { userCookie } from "../lib/cookies.ts";
import { toFailure } from "../lib/failure.ts";
import { lazyComponent } from "../lib/load-chunk.ts";
import { reloadPage } from "../lib/page-reload.ts";
import { trpc } from "../lib/trpc.ts";
import { usePageTitle } from "../lib/use-page-title.ts";
import { ConfirmForm } from "./confirm-form.tsx";
import { GatePanel } from "./gate-panel.tsx";
import { sessionEndedAtom } from "./providers.tsx";
import { SetUpContext, StaffContext } from "./staff-context.ts";
import { t } from "./texts.ts";

const SecondFactorSetUp = lazyComponent(() => import("./second-factor-set-up.tsx"));

/** Continues once the player has logged in in another tab. */
function LoggedOut() {
  usePageTitle(t("gate.loggedOut.title"));
  useEffect(() => {
    const continueIfLoggedIn = () => {
      if (userCookie() !== null) reloadPage();
    };
    window.addEventListener("focus", continueIfLoggedIn);
    return () => window.removeEventListener("focus", continueIfLoggedIn);
  }, []);
  return (
    <GatePanel title={t("gate.loggedOut.title")} lead={t("gate.loggedOut.text")}>
      <a href={loginPath(window.location)} className="btn btn-ember mt-5">
        {t("gate.loggedOut.action")}
      </a>
    </GatePanel>
  );
}

function ForTheTeam() {
  usePageTitle(t("gate.players.title"));
  return (
    <GatePanel title={t("gate.players.title")} lead={t("gate.players.text")}>
      <a href="/game" className="btn btn-ember mt-5">
        {t("gate.players.action")}
      </a>
    </GatePanel>
  );
}

function Confirm({ staff, onConfirmed }: { staff: StaffAnswer; onConfirmed: () => Promise<void> }) {
  usePageTitle(t("gate.confirm.title"));
  const lead = t("gate.confirm.lead", { name: staff.username });
  return (
    <GatePanel title={t("gate.confirm.title")} lead={lead}>
      <ConfirmForm
        needsCode={staff.secondFactor.isSetUp}
        submit={t("gate.confirm.submit")}
        onConfirmed={onConfirmed}
      />
    </GatePanel>
  );
}

interface GateProps {
  children: ReactNode;
}

export function Gate({ children }: GateProps) {
  const utils = trpc.useUtils();
  const isEnded = useAtomValue(sessionEndedAtom);
  // The server restores this cookie with the page if there is a session.
  const [hasSession] = useState(() => userCookie() !== null);
  const {
    data: staff,
    error,
    refetch,
  } = trpc.admin.me.useQuery(undefined, {
    enabled: hasSession,
    refetchOnWindowFocus: true,
  });
  // Stays until the recovery codes are saved, although the second factor is on by then.
  const [isSettingUp, setSettingUp] = useState(false);
  const code = error === null ? null : toFailure(error).code;
  const checkAgain = () => utils.admin.me.invalidate();

  if (!hasSession || isEnded || code === "NOT_LOGGED_IN") return <LoggedOut />;
  if (code === "FORBIDDEN") return <ForTheTeam />;
  if (staff === undefined) {
    if (error === null) return <PageLoading />;
    return (
      <GatePanel title={t("title")}>
        <QueryFailed error={error} lead={t("failed")} onRetry={() => void refetch()} />
      </GatePanel>
    );
  }
  const { isSetUp, isRequired } = staff.secondFactor;
  if (isSettingUp || (isRequired && !isSetUp)) {
    return (
      <Suspense fallback={<PageLoading />}>
        <SecondFactorSetUp
          onStarted={() => setSettingUp(true)}
          onCancel={isRequired || isSetUp ? null : () => setSettingUp(false)}
          onDone={async () => {
            await checkAgain();
            setSettingUp(false);
          }}
        />
      </Suspense>
    );
  }
  if (!staff.isConfirmed) return <Confirm staff={staff} onConfirmed={checkAgain} />;
  return (
    <StaffContext value={staff}>
      <SetUpContext value={() => setSettingUp(true)}>{children}</SetUpContext>
    </StaffContext>
  );
}
