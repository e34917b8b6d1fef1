import type { LoginPayload, MarketOfferView, Status } from "@emberlode/contract";
import {
  DAY,
  EXCAVATOR_PART_IDS,
  EXCAVATOR_PARTS,
  isConsumableTool,
  listPrice,
  TOOL_IDS,
  utcDay,
} from "@emberlode/game";
import { useId, useState } from "react";
import { useApplyStatus } from "../../lib/apply-status.ts";
import { messages } from "../../lib/messages.ts";
import { exactNumber, shareText } from "../../lib/numbers.ts";
import { trpc } from "../../lib/trpc.ts";
import { useDailyRefetch } from "../../lib/use-daily-refetch.ts";
import { useNow } from "../../lib/use-now.ts";
import { Desk, type DeskContentProps } from "../desks/desk.tsx";
import { useNotice } from "../desks/use-notice.ts";
import { meanDig } from "../field/mean-dig.ts";
import { useOwnedTool } from "../inventory/use-owned-tool.ts";
import { KeyNeeded } from "../town/key-needed.tsx";
import { AmountStepper } from "../ui/amount-stepper.tsx";
import { ButtonPrice } from "../ui/button-price.tsx";
import { Countdown } from "../ui/countdown.tsx";
import { GameIcon } from "../ui/game-icon.tsx";
import { ListRow, ListRows } from "../ui/list-row.tsx";
import { PriceTile } from "../ui/price-tile.tsx";
import { QueryFailed, Skeleton } from "../ui/query-states.tsx";

const tTown = await messages("town");
const tDesks = await messages("desks");
const tGame = await messages("game");
const tCatalogue = await messages("catalogue");

/** Today's six offers, refetched when the desk opens and when a day starts. */
function useOffers() {
  const offers = trpc.market.offers.useQuery(undefined, { refetchOnMount: "always" });
  useDailyRefetch(offers.refetch);
  return offers;
}

/** When the next day's offers start, in milliseconds. */
function useNextOffersAt(): number {
  return (utcDay(useNow()) + 1) * DAY;
}

function useBuyOffer() {
  const apply = useApplyStatus();
  const notice = useNotice();
  const utils = trpc.useUtils();
  return trpc.market.buy.useMutation({
    onSuccess({ newStatus, desc, offer }, { count }) {
      apply(newStatus);
      const bought = utils.market.offers.getData()?.offers.find(({ _id }) => _id === offer);
      notice.done(
        desc,
        bought === undefined
          ? []
          : [
              { kind: bought.kind, amount: count, word: bought.title },
              {
                kind: bought.paidIn,
                amount: -bought.price * count,
                word: tTown(`resourceNouns.${bought.paidIn}`),
              },
            ],
      );
      void utils.market.offers.invalidate();
      void utils.tools.list.invalidate();
      void utils.euc.list.invalidate();
    },
    onError(error) {
      notice.refused(error);
      void utils.market.offers.invalidate();
    },
  });
}

/** An offer's difference from the list price, in whole percent; negative is cheaper. */
export function percentOffList({ kind, item, price }: MarketOfferView): number {
  const list = listPriceOf(kind, item);
  return list === null ? 0 : Math.round((price / list - 1) * 100);
}

function listPriceOf(kind: MarketOfferView["kind"], item: string): number | null {
  if (kind === "part") {
    const part = EXCAVATOR_PART_IDS.find((id) => id === item);
    return part === undefined ? null : listPrice({ kind, item: part }).price;
  }
  const tool = TOOL_IDS.filter(isConsumableTool).find((id) => id === item);
  return tool === undefined ? null : listPrice({ kind, item: tool }).price;
}

/** Why the player cannot buy any more. */
type OfferObstacle = "soldOut" | "partLimit" | "short";

/** How many of an offer can be bought now, and what prevents buying any (null if nothing). */
export function maxPurchase(
  { left, room, price, paidIn }: MarketOfferView,
  status: Pick<Status, "metal" | "energy">,
): { maxCount: number; obstacle: OfferObstacle | null } {
  if (left < 1) return { maxCount: 0, obstacle: "soldOut" };
  if (room !== null && room < 1) return { maxCount: 0, obstacle: "partLimit" };
  const payable = Math.floor(status[paidIn] / price);
  const maxCount = Math.min(left, room ?? left, payable);
  return { maxCount, obstacle: maxCount < 1 ? "short" : null };
}

interface OfferRowProps {
  offer: MarketOfferView;
  user: LoginPayload["user"];
  /** Whether the player has a key; null while loading. */
  hasKey: boolean | null;
}

const ITEM_IDS = [...TOOL_IDS, ...EXCAVATOR_PART_IDS];

/**
 * What an item does for its buyer, in one sentence; null for one that this version doesn't know.
 */
function itemDescription(item: string): string | null {
  const tool = TOOL_IDS.find((id) => id === item);
  if (tool !== undefined) return tCatalogue(`tools.${tool}.description`);
  const part = EXCAVATOR_PART_IDS.find((id) => id === item);
  if (part === undefined) return null;
  const { raises, min, max } = EXCAVATOR_PARTS[part];
  return tCatalogue("partDescription", { resource: raises, min, max });
}

function listComparison(percent: number): string {
  if (percent === 0) return tTown("market.atList");
  const size = shareText(Math.abs(percent) / 100);
  return percent < 0
    ? tTown("market.below", { percent: size })
    : tTown("market.above", { percent: size });
}

/** What an offer is, what it costs unless its button says so, and how that compares. */
function offerText(offer: MarketOfferView, hasKey: boolean | null): string {
  const resource = tTown(`resourceNouns.${offer.paidIn}`);
  const price = tTown("market.price", { price: exactNumber(offer.price), resource });
  const comparison = listComparison(percentOffList(offer));
  const kind = tTown(`market.kinds.${offer.kind}`);
  return `${[kind, ...(hasKey ? [] : [price]), comparison].join(", ")}.${stockText(offer, hasKey)}`;
}

/** How many the player may still buy today, or that a key is required. */
function stockText({ left, stock }: MarketOfferView, hasKey: boolean | null): string {
  if (hasKey === null) return "";
  const text = hasKey
    ? tTown("market.left", { left, stock })
    : tTown("market.noKey", { stock: exactNumber(stock) });
  return ` ${text}.`;
}

/** An offer: item, price compared with the list price, stock, and with a key a purchase form. */
export function OfferRow({ offer, user, hasKey }: OfferRowProps) {
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState<number | null>(1);
  const buy = useBuyOffer();
  const { status } = user;
  const { maxCount, obstacle } = maxPurchase(offer, status);
  const count = wanted === null ? null : Math.min(wanted, Math.max(0, maxCount));
  const reasonId = useId();
  const price = { metal: 0, energy: 0, [offer.paidIn]: offer.price };
  const resource = tTown(`resourceNouns.${offer.paidIn}`);
  const itemId = ITEM_IDS.find((id) => id === offer.item);
  const description = itemDescription(offer.item);
  return (
    <ListRow
      icon={itemId !== undefined && <GameIcon name={itemId} className="size-8" />}
      title={offer.title}
      meta={offerText(offer, hasKey)}
      trailing={
        hasKey && (
          <button
            type="button"
            className="btn"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? tTown("market.chosen") : tTown("market.choose")}
            <span className="sr-only"> {offer.title}</span>
            {!isOpen && <ButtonPrice price={price} have={status} />}
          </button>
        )
      }
    >
      {description !== null && (
        <div className="row-more">
          <p>{description}</p>
        </div>
      )}
      {hasKey && isOpen && (
        <form
          className="desk-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (maxCount < 1 || count === null || buy.isPending) return;
            buy.mutate({ offer: offer._id, count });
          }}
        >
          <AmountStepper
            label={tTown("market.howMany", { title: offer.title })}
            value={count}
            onChange={setWanted}
            max={maxCount}
            reasonId={reasonId}
            {...(obstacle !== null && { reason: tTown(`market.${obstacle}`) })}
          />
          <PriceTile
            price={price}
            have={status}
            yieldPerDig={meanDig(user)}
            count={Math.max(1, count ?? 1)}
          />
          <button
            type="submit"
            className="btn btn-ember"
            aria-disabled={maxCount < 1 || buy.isPending}
            aria-describedby={obstacle === null ? undefined : reasonId}
          >
            {count === null || count === 0
              ? tTown("market.goNone", { title: offer.title })
              : tTown("market.go", {
                  count: exactNumber(count),
                  title: offer.title,
                  price: tGame("unitOf", {
                    amount: exactNumber(offer.price * count),
                    resource,
                  }),
                })}
          </button>
        </form>
      )}
    </ListRow>
  );
}

/** The Black Market with six offers per day (rules §15). */
export default function MarketDesk({ id, payload }: DeskContentProps) {
  const level = useOwnedTool("market");
  const { data, error, refetch } = useOffers();
  const next = useNextOffersAt();
  return (
    <Desk
      id={id}
      title={tDesks(`titles.${id}`)}
      lead={<Countdown until={next} text={(span) => tTown("market.next", { span })} />}
    >
      {level === 0 && <KeyNeeded tool="market" />}
      {data === undefined && error === null && <Skeleton rows={6} />}
      {data === undefined && error !== null && (
        <QueryFailed error={error} onRetry={() => refetch()} />
      )}
      {data !== undefined && (
        <div className="market-offers">
          <ListRows label={tTown("market.offers")}>
            {data.offers.map((offer) => (
              <OfferRow
                key={offer._id}
                offer={offer}
                user={payload.user}
                hasKey={level === null ? null : level > 0}
              />
            ))}
          </ListRows>
        </div>
      )}
      <p className="mt-3 text-xs text-muted">{tTown("market.note")}</p>
    </Desk>
  );
}
