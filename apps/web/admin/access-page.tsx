import { use, useState } from "react";
import { ConfirmDialog } from "../features/ui/confirm-dialog.tsx";
import { toFailure } from "../lib/failure.ts";
import { notifyError } from "../lib/notify.ts";
import { exactNumber } from "../lib/numbers.ts";
import { trpc } from "../lib/trpc.ts";
import { usePageTitle } from "../lib/use-page-title.ts";
import { RoleBadge } from "./badge.tsx";
import { Card } from "./card.tsx";
import { useConfirmation } from "./confirmation.tsx";
import { Details } from "./details.tsx";
import { SetUpContext, useStaff } from "./staff-context.ts";
import { t } from "./texts.ts";
import { At } from "./when.tsx";

/** Replaces the second factor by a new one, after a question. */
function ReplaceButton() {
  const remove = trpc.admin.removeSecondFactor.useMutation();
  const withConfirmation = useConfirmation();
  const startSetUp = use(SetUpContext);
  const utils = trpc.useUtils();
  const [isAsking, setAsking] = useState(false);
  async function replace(): Promise<void> {
    setAsking(false);
    try {
      await withConfirmation(() => remove.mutateAsync());
      startSetUp();
      void utils.admin.me.invalidate();
    } catch (error) {
      notifyError(toFailure(error).text);
    }
  }
  return (
    <>
      <button type="button" className="btn" onClick={() => setAsking(true)}>
        {t("access.replace")}
      </button>
      <p className="text-xs text-muted">{t("access.replaceHint")}</p>
      {isAsking && (
        <ConfirmDialog
          question={{
            title: t("access.question.title"),
            text: t("access.question.text"),
            verb: t("access.question.verb"),
          }}
          onConfirm={() => void replace()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** The caller's own role and second factor. */
export default function AccessPage() {
  usePageTitle(t("access.title"));
  const { username, role, secondFactor, graveUntil } = useStaff();
  const startSetUp = use(SetUpContext);
  return (
    <div className="staff-small">
      <h1 className="text-xl">{t("access.title")}</h1>
      <p className="text-muted">{t("access.lead")}</p>
      <Card title={username} tools={<RoleBadge role={role} />}>
        <Details
          facts={[
            [t("access.secondFactor"), secondFactor.isSetUp ? t("access.isOn") : t("access.isOff")],
            ...(secondFactor.isSetUp
              ? [[t("access.codesLeft"), exactNumber(secondFactor.codesLeft)] as const]
              : []),
            [
              t("access.recentUntil"),
              graveUntil === null ? t("access.notRecent") : <At key="until" at={graveUntil} />,
            ],
          ]}
        />
        <div className="mt-4 grid justify-items-start gap-1">
          {secondFactor.isSetUp ? (
            <ReplaceButton />
          ) : (
            <button type="button" className="btn btn-ember" onClick={startSetUp}>
              {t("access.setUp")}
            </button>
          )}
        </div>
      </Card>
      <p>
        <a href="/game" className="text-link">
          {t("nav.game")}
        </a>
      </p>
    </div>
  );
}
