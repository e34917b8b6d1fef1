import type { NapView } from "@emberlode/contract";
import { useId, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { BatchProgress } from "../ui/batch-progress.tsx";
import { BulkBar } from "../ui/bulk-bar.tsx";
import { EmptyNext } from "../ui/empty-next.tsx";
import type { IconName } from "../ui/icon.tsx";
import { ListRows } from "../ui/list-row.tsx";
import { useChosen } from "../ui/use-chosen.ts";
import { matching, type NapListId } from "./nap-lists.ts";
import { NapRow } from "./nap-row.tsx";
import { useNapBulk } from "./use-nap-bulk.ts";
import type { NapCalls, NapNote } from "./use-naps.ts";

const t = await messages("treaties");

const ICONS: Readonly<Record<NapListId, IconName>> = {
  toYou: "bell",
  naps: "shield",
  byYou: "send",
};

interface NapListProps {
  id: NapListId;
  naps: readonly NapView[];
  calls: NapCalls;
  note: NapNote | null;
  /** Called with the result of a bulk action. */
  onSaid: (note: NapNote) => void;
}

/** A list of NAPs with its search box and bulk actions; suggests what to do while it is empty. */
export function NapList({ id, naps, calls, note, onSaid }: NapListProps) {
  const [typed, setTyped] = useState("");
  const prefix = useId();
  const shown = matching(naps, typed);
  const chosen = useChosen(shown, ({ _id }) => _id);
  const { actions, progress } = useNapBulk(id, onSaid);
  const isEmpty = naps.length === 0;
  return (
    <section className="nap-list" aria-labelledby={`${prefix}title`}>
      <h3 id={`${prefix}title`} className="panel-title">
        {t(`lists.${id}.title`)}
        {!isEmpty && (
          <span className="figure">
            {t("count", { shown: exactNumber(shown.length), all: exactNumber(naps.length) })}
          </span>
        )}
      </h3>
      {isEmpty ? (
        <EmptyNext
          icon={ICONS[id]}
          title={t(`lists.${id}.emptyTitle`)}
          text={t(`lists.${id}.empty`)}
        />
      ) : (
        <>
          <input
            type="search"
            name={`nap-search-${id}`}
            className="input"
            autoComplete="off"
            aria-label={t(`lists.${id}.search`)}
            placeholder={t(`lists.${id}.search`)}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p className="text-muted" role="status">
            {shown.length === 0 && t("noMatch", { text: typed.trim() })}
          </p>
          <BulkBar
            label={`${t("bulk.label")}: ${t(`lists.${id}.title`)}`}
            actions={actions}
            chosen={chosen}
            isBusy={progress !== null || calls.isPending}
          >
            <BatchProgress progress={progress} />
          </BulkBar>
          <ListRows label={t(`lists.${id}.title`)}>
            {shown.map((nap) => (
              <NapRow key={nap._id} nap={nap} chosen={chosen} calls={calls} note={note} />
            ))}
          </ListRows>
        </>
      )}
    </section>
  );
}
