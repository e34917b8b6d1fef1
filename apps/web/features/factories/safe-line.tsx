import type { OwnedFactory } from "@emberlode/contract";
import { messages } from "../../lib/messages.ts";
import { useNow } from "../../lib/use-now.ts";
import { Countdown } from "../ui/countdown.tsx";
import { Icon } from "../ui/icon.tsx";
import { safeUntilOf } from "./own-factories.ts";

const t = await messages("factories");

/** How long a factory is protected from capture, and when it becomes free for newcomers. */
export function SafeLine({ owned }: { owned: OwnedFactory }) {
  const until = safeUntilOf(owned, useNow());
  const { fallsFreeAt } = owned;
  const { x, y } = owned.factory;
  return (
    <>
      <p className="safe-line" data-safe={until > 0 || undefined}>
        <Icon name={until > 0 ? "shield" : "eye"} className="size-5 flex-none" />
        {until > 0 ? (
          <Countdown until={until} text={(span) => t("safeFor", { span })} />
        ) : (
          t("notSafe")
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
