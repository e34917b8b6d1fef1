import type { ChatMessage, PlayerPage } from "@emberlode/contract";
import { useSetAtom } from "jotai";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { displayName, rankText } from "../../lib/names.ts";
import { notifyError, notifySuccess } from "../../lib/notify.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { playerPath } from "../../lib/paths.ts";
import { trpc } from "../../lib/trpc.ts";
import { LatestTitle } from "../seasons/title-list.tsx";
import { NOT_REQUESTABLE, napInWords, napKindOf } from "../treaties/nap-lists.ts";
import { useNapCalls, useNaps } from "../treaties/use-naps.ts";
import { BotSign } from "../ui/bot-mark.tsx";
import { Icon } from "../ui/icon.tsx";
import { handleMenuKey, itemsIn } from "../ui/menu.tsx";
import { positionPopover } from "../ui/position-popover.ts";
import { chatFocusRequestsAtom, useChatCalls, useDraft } from "./use-chat.ts";

const t = await messages("chat");
const tPlayers = await messages("players");

export interface OpenCard {
  /** A message of another player. */
  message: ChatMessage;
  /** The name or row that was pressed. The row gets the focus back. */
  anchor: Element;
}

const ITEM = { role: "menuitem", tabIndex: -1, className: "chat-card-item" } as const;

/** Opens the popover at its anchor and gives the focus to its first item, then back. */
function usePopoverAt(ref: RefObject<HTMLElement | null>, anchor: Element): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    element.showPopover?.();
    positionPopover(element, anchor);
    itemsIn(element)[0]?.focus();
    return () => {
      const row = anchor.closest("article");
      const back = row?.isConnected ? row : document.querySelector("[role=log]");
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, [ref, anchor]);
}

/** Rank, power and base level; dashes while they load or if unknown, in the same space. */
function Figures({ player, isBot }: { player: PlayerPage | undefined; isBot: boolean }) {
  const figures = [
    ["rank", rankText(player?.rank ?? null, isBot)],
    ["power", player?.power],
    ["baseLevel", player?.baseLevel],
  ] as const;
  return (
    <dl className="chat-card-figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{tPlayers(`figures.${name}`)}</dt>
          <dd className="figure" translate="no">
            {typeof value === "number" ? exactNumber(value) : (value ?? "–")}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Picture, name, marks and figures of the sender. */
function CardHead({ message }: { message: ChatMessage }) {
  const { sender, isBot, titles } = message;
  const { data, error } = trpc.ranks.player.useQuery(
    { username: sender },
    { enabled: sender !== "" },
  );
  const picture = data?.profilePicture ?? "";
  return (
    <header className="chat-card-head">
      {picture === "" ? (
        <Icon name="base" className="chat-card-picture" />
      ) : (
        <img src={picture} alt="" className="chat-card-picture" width="256" height="256" />
      )}
      <div className="min-w-0">
        <p className="chat-card-name" translate={sender === "" ? undefined : "no"}>
          {displayName(sender)}
        </p>
        {isBot && <BotSign />}
        <LatestTitle titles={titles} />
      </div>
      {sender !== "" && <Figures player={data} isBot={isBot === true} />}
      {error !== null && <p className="text-muted">{tPlayers("failed")}</p>}
    </header>
  );
}

/**
 * What there is to do about a NAP with the sender, or what there is already; null if that is
 * unknown, "loading" until then.
 */
function useNapChoice(sender: string): { text: string; run?: () => void } | "loading" | null {
  const { data, isPending } = useNaps();
  const { askName } = useNapCalls(({ tone, text }) =>
    tone === "done" ? notifySuccess(text) : notifyError(text),
  );
  if (sender === "") return null;
  if (data === undefined) return isPending ? "loading" : null;
  const nap = data.naps.find(({ player }) => player.username === sender);
  const kind = nap && napKindOf(nap);
  if (nap !== undefined && kind !== undefined && NOT_REQUESTABLE.has(kind)) {
    return { text: napInWords(nap) };
  }
  const text = kind === "asksYou" ? t("card.acceptNap") : tPlayers("actions.ask");
  return { text, run: () => askName(sender, () => {}) };
}

/** Puts the sender's name into the message that the player is writing. */
function useMention(ownId: string, sender: string): () => void {
  const [draft, setDraft] = useDraft(ownId);
  const requestFocus = useSetAtom(chatFocusRequestsAtom);
  const mention = tPlayers("actions.mention", { name: sender });
  return () => {
    const begun = draft === "" || draft.endsWith(" ") ? draft : `${draft} `;
    if (!draft.includes(mention)) setDraft(begun + mention);
    requestFocus((times) => times + 1);
  };
}

interface MessageCardProps {
  card: OpenCard;
  /** The reader. */
  ownId: string;
  isModerator: boolean;
  onReport: () => void;
  onClose: () => void;
}

/** Who sent a message, and what one can do about it. The browser's popover handles closing. */
export default function MessageCard(props: MessageCardProps) {
  const { card, ownId, isModerator, onReport, onClose } = props;
  const { anchor, message } = card;
  const { _id, sender, seq } = message;
  const calls = useChatCalls();
  const mention = useMention(ownId, sender);
  const choice = useNapChoice(sender);
  const nap = choice === "loading" ? null : choice;
  const ref = useRef<HTMLDivElement>(null);
  usePopoverAt(ref, anchor);
  const isFormer = sender === "";
  const name = displayName(sender);
  const item = (text: string, run: () => void) => (
    <button
      type="button"
      {...ITEM}
      onClick={() => {
        run();
        onClose();
      }}
    >
      {text}
    </button>
  );
  return (
    <div
      ref={ref}
      popover="auto"
      role="dialog"
      aria-label={name}
      className="chat-card"
      tabIndex={-1}
      onKeyDown={(event) => handleMenuKey(event, ref.current, onClose)}
      onToggle={(event) => event.newState === "closed" && onClose()}
    >
      <CardHead message={message} />
      {nap !== null && nap.run === undefined && <p className="chat-card-note">{nap.text}</p>}
      <div role="menu" aria-label={name}>
        {!isFormer && (
          <Link href={playerPath(sender)} {...ITEM}>
            {t("card.view")}
          </Link>
        )}
        {!isFormer && item(t("card.mention"), mention)}
        {nap?.run !== undefined && item(nap.text, nap.run)}
        {/* Its room, so that no item moves under the finger. */}
        {choice === "loading" && <span className="chat-card-item" aria-hidden="true" />}
        {item(t("report"), () => calls.isReported(_id) || onReport())}
        {/* A deleted player can't be blocked. */}
        {!isFormer && item(t("block", { sender }), () => calls.block(sender))}
        {isModerator && !isFormer && (
          <a
            {...ITEM}
            href={`/admin/players/${sender}?message=${seq}`}
            target="_blank"
            onClick={onClose}
            rel="noopener"
          >
            {t("moderate")}
          </a>
        )}
      </div>
    </div>
  );
}
