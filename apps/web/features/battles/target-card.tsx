import type { Opponent } from "@emberlode/contract";
import { SLOTS_PER_STANDING } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { Amount } from "../ui/amount.tsx";
import { BotMark } from "../ui/bot-mark.tsx";
import { Icon } from "../ui/icon.tsx";

const t = await messages("raid");

/** The rank follows a player's first unit after a few seconds. */
function rankText({ rank, power }: Opponent): string {
  if (rank !== null) return exactNumber(rank);
  return power === 0 ? t("target.noRank") : t("target.rankComing");
}

/** The owner's public facts; never units or resources (rules §12). */
export function TargetCard({ target }: { target: Opponent }) {
  const { user, power, standing, baseLevel } = target;
  const slots = Math.round(standing * SLOTS_PER_STANDING);
  const figures = [
    [t("target.rank"), rankText(target)],
    [t("target.power"), <Amount key="power" value={power} />],
    [t("target.standing"), <Amount key="standing" value={slots} />],
    [t("target.baseLevel"), exactNumber(baseLevel)],
  ] as const;
  return (
    <section className="well raid-part" aria-label={t("target.title")}>
      <h3 className="raid-name">
        {user.profilePicture === "" ? (
          <Icon name="base" className="size-8" />
        ) : (
          <img src={user.profilePicture} alt="" className="raid-picture" />
        )}
        <span>
          <span translate="no">{user.username}</span> {user.isBot && <BotMark />}
          {user.quote !== "" && <q className="raid-quote">{user.quote}</q>}
        </span>
      </h3>
      <dl className="raid-figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figure">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
