import { useAtomValue } from "jotai";
import { exactNumber, signedNumber } from "../../../lib/numbers.ts";
import { Icon } from "../../ui/components/icon.tsx";
import { type NoticeLine as Line, noticeAtom } from "../atoms/notice-atom.ts";

function Change({ line }: { line: Line }) {
  return (
    <span className={`notice-change figure notice-${line.kind}`}>
      {signedNumber(line.amount, exactNumber)} {line.word}
    </span>
  );
}

/** What the last action came to, said once to screen readers too. */
export function NoticeLine() {
  const notice = useAtomValue(noticeAtom);
  const refused = notice?.tone === "refused";
  return (
    <div className="notice" data-tone={notice?.tone} role={refused ? "alert" : "status"}>
      {notice !== null && (
        <p key={notice.at}>
          <Icon name={refused ? "ban" : "check"} className="size-5 flex-none" />
          <span>{notice.text}</span>
          {notice.lines.map((line) => (
            <Change key={`${line.kind} ${line.word}`} line={line} />
          ))}
        </p>
      )}
    </div>
  );
}
