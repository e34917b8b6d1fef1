import type { NapView } from "@emberlode/contract";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { BotMark } from "../ui/bot-mark.tsx";
import { Chooser } from "../ui/chooser.tsx";
import { Countdown } from "../ui/countdown.tsx";
import { Icon } from "../ui/icon.tsx";
import { ListRow } from "../ui/list-row.tsx";
import { OutcomeBox } from "../ui/outcome-box.tsx";
import type { Chosen } from "../ui/use-chosen.ts";
import { NapControls } from "./nap-controls.tsx";
import { kindOf } from "./nap-lists.ts";
import { napInWords } from "./nap-words.ts";
import type { NapCalls, NapNote } from "./use-naps.ts";

const t = await messages("treaties");
const tControls = await messages("controls");

interface NapRowProps {
  nap: NapView;
  chosen: Chosen<NapView>;
  calls: NapCalls;
  note: NapNote | null;
}

/** The figures that compare players. */
function metaOf({ baseName, rank, power }: NapView["player"]): string {
  const place =
    rank === null || power === null
      ? [t("offMap")]
      : [
          t("base.rank", { rank: exactNumber(rank) }),
          t("base.power", { power: exactNumber(power) }),
        ];
  return [baseName, ...place].filter((part) => part !== "").join(" · ");
}

/** The NAP with a player: its state, and the actions with their effects. */
export function NapRow({ nap, chosen, calls, note }: NapRowProps) {
  const kind = kindOf(nap);
  const { username, profilePicture, isBot } = nap.player;
  // An old refusal no longer applies once the NAP has changed.
  const isOwn = note?.from === nap._id && note.kind === kind;
  const refused = isOwn && note.tone === "refused" ? note.text : null;
  return (
    <ListRow
      chooser={
        <Chooser
          name={tControls("table.chooseRow", { name: username })}
          isChosen={chosen.isChosen(nap)}
          onChoose={() => chosen.toggle(nap)}
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
