/** Networks and mail domains whose new players cannot join. */
import type { SignUpBlock } from "@emberlode/contract";
import { getQueryKey } from "@trpc/react-query";
import { useState } from "react";
import { QueryFailed, Skeleton } from "../features/ui/query-states.tsx";
import { messages } from "../lib/messages.ts";
import { trpc } from "../lib/trpc.ts";
import { Badge } from "./badge.tsx";
import { BlockDialog } from "./block-dialog.tsx";
import { Card, LoadMore, NoRows, Rows } from "./card.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { t as tAdmin } from "./texts.ts";
import { usePages } from "./use-pages.ts";
import { Ago, At } from "./when.tsx";

const t = await messages("admin-networks");

interface UnblockDialogProps {
  block: SignUpBlock;
  onClose: () => void;
}

export function UnblockDialog({ block: { id, subject }, onClose }: UnblockDialogProps) {
  const utils = trpc.useUtils();
  const unblock = trpc.adminNetworks.unblock.useMutation();
  return (
    <ReasonDialog
      title={t("blocks.unblock.title", { subject })}
      hint={t("blocks.unblock.hint")}
      reasonHint={tAdmin("actions.reasonTeam")}
      submit={t("blocks.unblock.submit")}
      isReady
      send={(reason) => unblock.mutateAsync({ block: id, reason })}
      onDone={() => {
        for (const router of [utils.adminNetworks, utils.admin]) void router.invalidate();
        return t("blocks.unblock.done", { subject });
      }}
      onClose={onClose}
    />
  );
}

/** Who blocked it, since when and until when. */
export function BlockFacts({ block: { by, at, until } }: { block: SignUpBlock }) {
  return (
    <p className="staff-dots">
      <b>
        {until === null ? (
          t("blocks.endless")
        ) : (
          <At at={until} write={(time) => t("blocks.until", { time })} />
        )}
      </b>
      <Ago at={at} write={(time) => t("blocks.since", { time })} />
      <span>{by === null ? t("blocks.byUnknown") : t("blocks.by", { name: by })}</span>
    </p>
  );
}

interface BlockRowProps {
  block: SignUpBlock;
  onRemove: () => void;
}

function BlockRow({ block, onRemove }: BlockRowProps) {
  const { kind, subject, reason } = block;
  return (
    <li className="staff-row">
      <div className="min-w-0 flex-1">
        <p className="staff-row-title">
          <span className="staff-mono" translate="no">
            {subject}
          </span>
          <Badge tone={kind === "network" ? "staff" : "neutral"}>{t(`blocks.kinds.${kind}`)}</Badge>
        </p>
        <p className="staff-reason">{reason}</p>
        <BlockFacts block={block} />
      </div>
      <button
        type="button"
        className="btn staff-btn-small"
        aria-label={t("blocks.removeNamed", { subject })}
        onClick={onRemove}
      >
        {t("blocks.remove")}
      </button>
    </li>
  );
}

function BlockRows() {
  const { client } = trpc.useUtils();
  const [removed, setRemoved] = useState<SignUpBlock | null>(null);
  const { pages, error, retry, hasMore, isLoadingMore, loadMore } = usePages(
    getQueryKey(trpc.adminNetworks.blocks, {}, "infinite"),
    (page, options) => client.adminNetworks.blocks.query(page, options),
  );
  if (pages === undefined) {
    if (error === null) return <Skeleton rows={3} />;
    return <QueryFailed error={error} lead={tAdmin("failed")} onRetry={retry} />;
  }
  const blocks = pages.flatMap((page) => page.blocks);
  return (
    <>
      {blocks.length === 0 ? (
        <NoRows text={t("blocks.none")} />
      ) : (
        <Rows label={t("blocks.title")}>
          {blocks.map((block) => (
            <BlockRow key={block.id} block={block} onRemove={() => setRemoved(block)} />
          ))}
        </Rows>
      )}
      {hasMore && (
        <LoadMore
          text={tAdmin(isLoadingMore ? "loadingMore" : "loadMore")}
          isLoading={isLoadingMore}
          onLoad={loadMore}
        />
      )}
      {removed !== null && <UnblockDialog block={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}

export function SignUpBlocks() {
  const [isAdding, setAdding] = useState(false);
  return (
    <Card
      title={t("blocks.title")}
      isFlush
      tools={
        <button type="button" className="btn staff-btn-small" onClick={() => setAdding(true)}>
          {t("blocks.add")}
        </button>
      }
    >
      <p className="staff-card-lead">{t("blocks.lead")}</p>
      <BlockRows />
      {isAdding && <BlockDialog initial="" onClose={() => setAdding(false)} />}
    </Card>
  );
}
