import type { NetworkPreviewAnswer } from "@emberlode/contract";
import type { NetworkAction } from "@emberlode/game";
import { Refusal } from "../features/ui/notes.tsx";
import { toFailure } from "../lib/failure.ts";
import { messages } from "../lib/messages.ts";
import { exactNumber } from "../lib/numbers.ts";
import { trpc } from "../lib/trpc.ts";
import { Details } from "./details.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { t as tAdmin } from "./texts.ts";

const t = await messages("admin-networks");

const countAll = ({ accounts, guests, bots }: NetworkPreviewAnswer): number =>
  accounts + guests + bots;

interface PreviewDetailsProps {
  preview: NetworkPreviewAnswer;
}

function PreviewDetails({ preview }: PreviewDetailsProps) {
  const { accounts, guests, bases, played, bots, team: staff, atOnce } = preview;
  if (countAll(preview) === 0) return <p className="text-muted">{t("actions.preview.nobody")}</p>;
  return (
    <>
      <Details
        facts={[
          [t("actions.preview.accounts"), exactNumber(accounts)],
          [t("actions.preview.guests"), exactNumber(guests)],
          [t("actions.preview.played"), exactNumber(played)],
          ...(bots > 0 ? [[t("network.bots"), exactNumber(bots)] as const] : []),
          [t("actions.preview.bases"), exactNumber(bases)],
          ...(staff > 0 ? [[t("actions.preview.team"), exactNumber(staff)] as const] : []),
        ]}
      />
      {countAll(preview) > atOnce && (
        <p className="mt-2 text-muted">{t("actions.preview.capped", { count: atOnce })}</p>
      )}
    </>
  );
}

interface NetworkActionDialogProps {
  network: string;
  action: NetworkAction;
  onClose: () => void;
}

/** An action on all players of a network, with the players that it affects. */
export function NetworkActionDialog({ network, action, onClose }: NetworkActionDialogProps) {
  const utils = trpc.useUtils();
  const act = trpc.adminNetworks.act.useMutation();
  const { data, error } = trpc.adminNetworks.preview.useQuery(
    { network, action },
    { staleTime: 0, gcTime: 0 },
  );
  const affected = data === undefined ? 0 : Math.min(countAll(data), data.atOnce);
  const words = { network, count: affected };
  return (
    <ReasonDialog
      title={t(`actions.${action}.title`, { network })}
      hint={t(`actions.${action}.hint`)}
      reasonHint={action === "suspend" ? t("actions.reasonPlayers") : tAdmin("actions.reasonTeam")}
      submit={t(`actions.${action}.submit`, words)}
      isHarsh
      isReady={affected > 0}
      preview={
        <section className="staff-preview" aria-labelledby="preview-title" aria-live="polite">
          <h3 id="preview-title" className="staff-kicker">
            {t("actions.preview.title")}
          </h3>
          {error !== null && <Refusal text={toFailure(error).text} />}
          {error === null && data === undefined && (
            <p className="text-muted">{tAdmin("actions.preview.loading")}</p>
          )}
          {data !== undefined && <PreviewDetails preview={data} />}
        </section>
      }
      send={(reason) => act.mutateAsync({ network, action, reason })}
      onDone={() => {
        for (const router of [utils.adminNetworks, utils.admin]) void router.invalidate();
        return t(`actions.${action}.done`, words);
      }}
      onClose={onClose}
    />
  );
}
