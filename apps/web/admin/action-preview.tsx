import type { PlayerAction, PreviewAnswer } from "@emberlode/contract";
import { keepPreviousData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Refusal } from "../features/ui/notes.tsx";
import { toFailure } from "../lib/failure.ts";
import { exactNumber } from "../lib/numbers.ts";
import { trpc } from "../lib/trpc.ts";
import { amountsText } from "./amounts.tsx";
import { type Detail, Details } from "./details.tsx";
import { useStaff } from "./staff-context.ts";
import { t } from "./texts.ts";
import { useDebounced } from "./use-debounced.ts";
import { At } from "./when.tsx";

const TYPING_MS = 350;

const ROLE_IDS = ["player", "support", "moderator", "admin"] as const;

function shownValue(kind: PlayerAction["kind"], value: string): ReactNode {
  if (value.startsWith("/pictures/"))
    return <img className="staff-preview-picture" src={value} alt={t("player.picture")} />;
  const role = kind === "setRole" ? ROLE_IDS.find((one) => one === value) : undefined;
  if (role !== undefined) return t(`roles.${role}`);
  return value === "" ? t("actions.preview.empty") : value;
}

/** The consequences of an action, as far as the preview names them. */
function consequences(
  kind: PlayerAction["kind"],
  preview: PreviewAnswer,
  maySeePlaces: boolean,
): Detail[] {
  const { until, sessions, base, from, to, balance } = preview;
  const isLoss =
    kind === "suspend" || kind === "ban" || kind === "freeBase" || kind === "deleteAccount";
  const place = base === null ? t("actions.preview.noBase") : `${base.x}, ${base.y}`;
  return [
    ...(until === null || kind === "deleteAccount"
      ? []
      : [[t("actions.preview.until"), <At key="until" at={until} />] as const]),
    ...(sessions === null ? [] : [[t("actions.preview.sessions"), exactNumber(sessions)] as const]),
    ...(isLoss && maySeePlaces ? [[t("actions.preview.base"), place] as const] : []),
    ...(from === null ? [] : [[t("actions.preview.before"), shownValue(kind, from)] as const]),
    ...(to === null ? [] : [[t("actions.preview.after"), shownValue(kind, to)] as const]),
    ...(balance === null ? [] : [[t("actions.preview.balance"), amountsText(balance)] as const]),
  ];
}

interface PreviewDetailsProps {
  username: string;
  kind: PlayerAction["kind"];
  preview: PreviewAnswer;
}

function PreviewDetails({ username, kind, preview }: PreviewDetailsProps) {
  const { notice } = preview;
  const { role } = useStaff();
  const facts = consequences(kind, preview, role === "admin");
  return (
    <>
      {facts.length > 0 && <Details facts={facts} />}
      {notice === null ? (
        <p className="text-muted">{t("actions.preview.noNotice")}</p>
      ) : (
        <figure className="staff-notice">
          <figcaption>{t("actions.preview.notice", { name: username })}</figcaption>
          <p className="font-semibold">{notice.title}</p>
          <p className="staff-text">{notice.content}</p>
        </figure>
      )}
    </>
  );
}

interface ActionPreviewProps {
  username: string;
  /** Null while its fields are incomplete. */
  action: PlayerAction | null;
  reason: string;
  /** Why the action was just refused, which is shown already. */
  refusal: string | null;
}

/** What the action would do, as the server sees it now. */
export function ActionPreview({ username, action, reason, refusal }: ActionPreviewProps) {
  const isComplete = action !== null && reason !== "";
  const asked = useDebounced(isComplete ? JSON.stringify({ action, reason }) : "", TYPING_MS);
  const input: { action: PlayerAction; reason: string } =
    asked === "" ? { action: { kind: "warn" }, reason: "" } : JSON.parse(asked);
  const { data, error } = trpc.adminPlayers.preview.useQuery(
    { username, ...input },
    { enabled: asked !== "", placeholderData: keepPreviousData, staleTime: 0, gcTime: 0 },
  );
  const why = error === null ? null : toFailure(error).text;
  return (
    <section className="staff-preview" aria-labelledby="preview-title">
      <h3 id="preview-title" className="staff-kicker">
        {t("actions.preview.title")}
      </h3>
      {action === null && <p className="text-muted">{t("actions.preview.incomplete")}</p>}
      {action !== null && !isComplete && (
        <p className="text-muted">{t("actions.preview.needsReason")}</p>
      )}
      {isComplete && why !== null && why !== refusal && <Refusal text={why} />}
      {isComplete && error === null && data === undefined && (
        <p className="text-muted">{t("actions.preview.loading")}</p>
      )}
      {isComplete && error === null && data !== undefined && (
        <PreviewDetails username={username} kind={action.kind} preview={data} />
      )}
    </section>
  );
}
