import { useAtom } from "jotai";
import { memo, useEffect } from "react";
import { exactNumber, signedNumber } from "../../lib/numbers.ts";
import type { GainLine } from "../ui/gain-lines.tsx";
import { Icon } from "../ui/icon.tsx";
import { useOpenDesk } from "./use-desk.ts";
import { noticeAtom } from "./use-notice.ts";

/** How long a result is shown, in milliseconds; a refusal stays until the next action. */
const SHOWN_MS = 20_000;

function Changes({ lines }: { lines: readonly GainLine[] }) {
  return lines.map(({ kind, amount, word }) => (
    <span key={`${kind} ${word}`} className={`notice-change figure notice-${kind}`}>
      {signedNumber(amount, exactNumber)} {word}
    </span>
  ));
}

/** The result of the last action, announced once; visually hidden if a card shows it. */
export const NoticeLine = memo(function NoticeLine() {
  const [notice, setNotice] = useAtom(noticeAtom);
  useEffect(() => {
    if (notice === null || notice.tone === "refused") return;
    const timer = setTimeout(() => setNotice(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice, setNotice]);
  // A desk covers the scene and its card.
  const isSeen = useOpenDesk() !== null || notice?.onCard !== true;
  const refused = notice?.tone === "refused";
  return (
    <div
      className={isSeen ? "notice" : "sr-only"}
      data-tone={notice?.tone}
      role={refused ? "alert" : "status"}
    >
      {notice !== null && (
        <p key={notice.at}>
          {notice.tone !== "neutral" && (
            <Icon name={refused ? "ban" : "check"} className="size-5 flex-none" />
          )}
          <span>{notice.text}</span>
          <Changes lines={notice.lines} />
          {notice.reward !== null && (
            <span className="notice-reward">
              {" "}
              {notice.reward.text} <Changes lines={notice.reward.lines} />
            </span>
          )}
        </p>
      )}
    </div>
  );
});
