import type { LoginPayload, OwnedFactory, Status } from "@emberlode/contract";
import { gridDistance } from "@emberlode/game";
import { useId, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { useNow } from "../../lib/use-now.ts";
import { closeDesk, openDesk } from "../desks/use-desk.ts";
import { useShownPosition, useWalker } from "../movement/use-walker.ts";
import { useGameDate } from "../session/player-context.tsx";
import { BeforeAfter } from "../ui/before-after.tsx";
import { Countdown } from "../ui/countdown.tsx";
import { Icon } from "../ui/icon.tsx";
import { FactoryCard, UpgradeButton } from "./factory-card.tsx";
import { ProductionLines } from "./production.tsx";
import { useAbandon } from "./use-abandon.ts";
import { safeUntilOf } from "./use-factories.ts";

const t = await messages("factories");

/** Abandons a factory ten seconds after the press; until then, the same button cancels. */
export function AbandonButton({ owned }: { owned: OwnedFactory }) {
  const { sendAt, isPending, abandon, undo } = useAbandon(owned);
  const place = useId();
  const isWaiting = sendAt !== null;
  const text = isPending
    ? t("abandon.sending")
    : isWaiting
      ? t("abandon.undo")
      : t("abandon.button");
  const { x, y } = owned.factory;
  return (
    <div className="abandon">
      <button
        type="button"
        className="btn"
        aria-disabled={isPending}
        aria-describedby={place}
        onClick={() => {
          if (isPending) return;
          if (isWaiting) undo();
          else abandon();
        }}
      >
        {text}
      </button>
      <span id={place} className="sr-only">
        {t("abandon.which", { x, y })}
      </span>
      <p className="raid-note" role="status">
        {isWaiting && (
          <>
            <Countdown until={sendAt} text={(span) => t("abandon.pending", { span })} />{" "}
            {t("abandon.goesOn")}
          </>
        )}
      </p>
    </div>
  );
}

interface OwnFactoryProps {
  owned: OwnedFactory;
  status: Status;
}

/** How long a factory is protected from capture and by what, and when it is released. */
function SafeLine({ owned, status }: OwnFactoryProps) {
  const now = useNow();
  const until = safeUntilOf(owned, now);
  const shieldEnd = status.shieldUntil === null ? 0 : Date.parse(status.shieldUntil);
  const safe = until === shieldEnd ? "shielded" : "safeFor";
  const { fallsFreeAt } = owned;
  const { x, y } = owned.factory;
  return (
    <>
      <p className="safe-line" data-safe={until > 0 || undefined}>
        <Icon name={until > 0 ? "shield" : "eye"} className="size-5 flex-none" />
        {until > 0 ? (
          <Countdown until={until} text={(span) => t(safe, { span })} />
        ) : (
          t(shieldEnd > now ? "unshielded" : "notSafe")
        )}
      </p>
      {fallsFreeAt !== null && (
        <p className="safe-line">
          <Icon name="bell" className="size-5 flex-none" />
          <Countdown
            until={Date.parse(fallsFreeAt)}
            text={(span) => t("fallsFree", { x, y, span })}
            done={t("fellFree", { x, y })}
          />
        </p>
      )}
    </>
  );
}

/** The player's own factory here: how long it is protected, and what abandoning it changes. */
export function OwnFactory({ owned, status }: OwnFactoryProps) {
  const date = useGameDate();
  const { totalSlots, slots: free } = status;
  const plain = Math.max(0, status.factories - 1);
  const freeAfter = free - owned.slots;
  const { sendAt, isPending } = useAbandon(owned);
  // One that is about to be abandoned shows the button to undo that.
  const [isOpenAtFirst] = useState(sendAt !== null || isPending);
  return (
    <FactoryCard owned={owned} period={date?.period ?? "dusk"}>
      {owned.production !== null && <ProductionLines production={owned.production} />}
      <SafeLine owned={owned} status={status} />
      <details className="abandon-fold" open={isOpenAtFirst}>
        <summary>{t("abandon.leaves")}</summary>
        <p className="raid-note">{t("abandon.rule")}</p>
        <BeforeAfter
          lines={[
            {
              word: t("target.totalSlots"),
              before: totalSlots,
              after: totalSlots - owned.slots,
            },
            { word: t("target.plainCount"), before: plain, after: plain - 1 },
          ]}
        />
        {freeAfter < 0 && (
          <p className="raid-note">{t("abandon.tooFull", { slots: -freeAfter })}</p>
        )}
        <AbandonButton owned={owned} />
      </details>
    </FactoryCard>
  );
}

interface OwnCardProps {
  owned: OwnedFactory;
  user: LoginPayload["user"];
}

/** A factory of the list with its distance and actions. */
export function OwnCard({ owned, user }: OwnCardProps) {
  const date = useGameDate();
  const walker = useWalker();
  const shown = useShownPosition();
  const { factory } = owned;
  const steps = gridDistance(shown, factory);
  const isBase = factory.type === "base";
  const go = () => {
    closeDesk();
    walker.walkTo(factory);
  };
  return (
    <FactoryCard owned={owned} period={date?.period ?? "dusk"}>
      {owned.production !== null && <ProductionLines production={owned.production} />}
      {!isBase && <SafeLine owned={owned} status={user.status} />}
      <div className="factory-actions">
        {steps === 0 ? (
          <button
            type="button"
            className="btn"
            onClick={() => openDesk(isBase ? "base" : "factory")}
          >
            {t("here")}
          </button>
        ) : (
          <button type="button" className="btn" onClick={go}>
            {t("list.walk", { steps })}
          </button>
        )}
        {isBase ? <UpgradeButton base={owned} user={user} /> : <AbandonButton owned={owned} />}
      </div>
    </FactoryCard>
  );
}
