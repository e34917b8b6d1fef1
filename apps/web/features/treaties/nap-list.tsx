import type { NapView } from "@emberlode/contract";
import { NAP_NOTICE_MS } from "@emberlode/game";
import { useId, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { rankText } from "../../lib/names.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { timeInWords } from "../../lib/times.ts";
import { trpc } from "../../lib/trpc.ts";
import { BotMark } from "../ui/bot-mark.tsx";
import { BulkBar, RowCheckbox, type RowSelection, useRowSelection } from "../ui/bulk-bar.tsx";
import type { Question } from "../ui/confirm-dialog.tsx";
import { Countdown } from "../ui/countdown.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { ListRow, ListRows } from "../ui/list-row.tsx";
import { OutcomeBox } from "../ui/outcome-line.tsx";
import { EmptyState } from "../ui/query-states.tsx";
import { BatchProgress, batchText, useBatch } from "../ui/use-batch.tsx";
import type { BulkAction } from "../ui/use-data-table.ts";
import { NapControls } from "./nap-controls.tsx";
import { matchingNaps, type NapKind, type NapListId, napInWords, napKindOf } from "./nap-lists.ts";
import { FROM_BULK, type NapCalls, type NapNote } from "./use-naps.ts";

const t = await messages("treaties");
const tControls = await messages("controls");

/** The kinds of NAPs that allow each action, and the state that it sets. */
const ACTIONS = {
  accept: { kinds: ["asksYou"], state: "active" },
  reject: { kinds: ["asksYou"], state: "rejected" },
  block: { kinds: ["asksYou", "rejectedByYou", "active", "ended"], state: "blocked" },
  allow: { kinds: ["blocked"], state: "active" },
  end: { kinds: ["active"], state: null },
  lift: { kinds: ["blocked"], state: null },
  takeBack: { kinds: ["askedByYou"], state: null },
} as const satisfies Record<
  string,
  { kinds: readonly NapKind[]; state: "active" | "rejected" | "blocked" | null }
>;

type ActionId = keyof typeof ACTIONS;

const LIST_ACTIONS: Readonly<Record<NapListId, readonly ActionId[]>> = {
  toYou: ["accept", "reject", "block"],
  naps: ["end", "block", "allow", "lift"],
  byYou: ["takeBack"],
};

/** The confirmation of irreversible actions. */
function questionOf(id: "block" | "end", count: number): Question {
  const date = timeInWords(serverNow() + NAP_NOTICE_MS);
  return {
    title: t(`bulk.questions.${id}.title`, { count }),
    text: t(`bulk.questions.${id}.text`, { count, date }),
    verb: t(`controls.${id}`),
  };
}

const isPossible = (id: ActionId, nap: NapView) =>
  ACTIONS[id].kinds.some((kind) => kind === napKindOf(nap));

/** A list's bulk actions and their progress; calls `onResult` with the result. */
function useNapBulk(list: NapListId, onResult: (note: NapNote) => void) {
  const utils = trpc.useUtils();
  const batch = useBatch();

  async function run(id: ActionId, selected: readonly NapView[]): Promise<void> {
    const origin = { from: FROM_BULK, kind: null };
    const naps = selected.filter((nap) => isPossible(id, nap));
    if (naps.length === 0) {
      onResult({ ...origin, tone: "refused", text: t("bulk.none") });
      return;
    }
    const { state } = ACTIONS[id];
    const { naps: calls } = utils.client;
    const outcome = await batch.run(naps, ({ _id }) =>
      state === null ? calls.end.mutate({ id: _id }) : calls.change.mutate({ id: _id, state }),
    );
    if (outcome === null) return;
    await utils.naps.list.invalidate();
    // Whether a base can be attacked may have changed.
    void utils.battles.target.invalidate();
    onResult({ ...origin, ...batchText(outcome, (count) => t("bulk.done", { count })) });
  }

  const actions = LIST_ACTIONS[list].map((id): BulkAction<NapView> => {
    const needsConfirmation = id === "block" || id === "end";
    return {
      id,
      label: id === "allow" ? t("bulk.allow") : t(`controls.${id}`),
      ...(needsConfirmation && { question: (count: number) => questionOf(id, count) }),
      run: (selected) => void run(id, selected),
    };
  });
  return { actions, progress: batch.progress };
}

interface NapRowProps {
  nap: NapView;
  selection: RowSelection<NapView>;
  calls: NapCalls;
  note: NapNote | null;
}

/** The figures that compare players. */
function metaOf({ baseName, isBot, rank, power }: NapView["player"]): string {
  const place =
    rank === null || power === null
      ? [t("offMap")]
      : [
          t("base.rank", { rank: rankText(rank, isBot) }),
          t("base.power", { power: exactNumber(power) }),
        ];
  return [baseName, ...place].filter((text) => text !== "").join(" · ");
}

/** The NAP with a player: its state, and the actions with their effects. */
function NapRow({ nap, selection, calls, note }: NapRowProps) {
  const kind = napKindOf(nap);
  const { username, profilePicture, isBot } = nap.player;
  // An old refusal no longer applies once the NAP has changed.
  const isOwn = note?.from === nap._id && note.kind === kind;
  const refused = isOwn && note.tone === "refused" ? note.text : null;
  return (
    <ListRow
      checkbox={
        <RowCheckbox
          name={tControls("table.selectRow", { name: username })}
          isSelected={selection.isSelected(nap)}
          onSelect={() => selection.toggle(nap)}
        />
      }
      icon={
        profilePicture === "" ? (
          <Icon name={kind === "blocked" ? "ban" : "base"} className="size-6" />
        ) : (
          <img src={profilePicture} alt="" className="nap-picture" />
        )
      }
      title={
        <>
          <span translate="no">{username}</span> {isBot && <BotMark />}{" "}
          <span className="row-state">{t(`states.${kind}`)}</span>
        </>
      }
      meta={metaOf(nap.player)}
    >
      <p>
        {napInWords(nap)}
        {nap.endsAt !== null && (
          <>
            {" "}
            <Countdown until={Date.parse(nap.endsAt)} text={(span) => t("left", { span })} />
          </>
        )}
      </p>
      <NapControls nap={nap} kind={kind} calls={calls} />
      {refused !== null && <OutcomeBox tone="refused" text={refused} role="alert" />}
    </ListRow>
  );
}

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
  onResult: (note: NapNote) => void;
}

/** A list of NAPs with its search box and bulk actions; suggests what to do while it is empty. */
export function NapList({ id, naps, calls, note, onResult }: NapListProps) {
  const [typed, setTyped] = useState("");
  const prefix = useId();
  const shown = matchingNaps(naps, typed);
  const selection = useRowSelection(shown, ({ _id }) => _id);
  const { actions, progress } = useNapBulk(id, onResult);
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
        <EmptyState
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
            selection={selection}
            isBusy={progress !== null || calls.isPending}
          >
            <BatchProgress progress={progress} />
          </BulkBar>
          <ListRows label={t(`lists.${id}.title`)}>
            {shown.map((nap) => (
              <NapRow key={nap._id} nap={nap} selection={selection} calls={calls} note={note} />
            ))}
          </ListRows>
        </>
      )}
    </section>
  );
}
