import { MINUTE } from "@emberlode/game";
import { listed } from "../../lib/listed.ts";
import { messages } from "../../lib/messages.ts";
import { exactTime, shortTime } from "../../lib/times.ts";
import { useNow } from "../../lib/use-now.ts";
import { BatchProgress } from "../ui/batch-progress.tsx";
import { BulkBar } from "../ui/bulk-bar.tsx";
import { Chooser } from "../ui/chooser.tsx";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { EmptyNext } from "../ui/empty-next.tsx";
import { Icon } from "../ui/icon.tsx";
import { ListRow, ListRows } from "../ui/list-row.tsx";
import { useChosen } from "../ui/use-chosen.ts";
import type { useTokens } from "./use-tokens.ts";

const t = await messages("profile");
const tControls = await messages("controls");

type Tokens = ReturnType<typeof useTokens>;

interface TokenListProps extends Pick<Tokens, "removing" | "remove" | "removeMany" | "progress"> {
  tokens: NonNullable<Tokens["tokens"]>;
}

/** The player's tokens with their last use; deletes one or several. */
export function TokenList({ tokens, removing, remove, removeMany, progress }: TokenListProps) {
  const now = useNow(MINUTE);
  const chosen = useChosen(tokens, ({ _id }) => _id);
  if (tokens.length === 0) {
    return <EmptyNext icon="lock" title={t("tokens.emptyTitle")} text={t("tokens.empty")} />;
  }
  return (
    <>
      <BulkBar
        label={t("tokens.bulk")}
        actions={[
          {
            id: "remove",
            label: t("tokens.remove"),
            question: (count) => ({
              title: t("tokens.questionOfMany.title", { count }),
              text: t("tokens.questionOfMany.text", { count }),
              verb: t("tokens.remove"),
            }),
            run: (some) => void removeMany(some),
          },
        ]}
        chosen={chosen}
        isBusy={removing}
      >
        <BatchProgress progress={progress} />
      </BulkBar>
      <ListRows label={t("tokens.list")}>
        {tokens.map((token) => {
          const { _id, name, scopes, createdAt, lastUsedAt } = token;
          return (
            <ListRow
              key={_id}
              chooser={
                <Chooser
                  name={tControls("table.chooseRow", { name })}
                  isChosen={chosen.isChosen(token)}
                  onChoose={() => chosen.toggle(token)}
                />
              }
              icon={<Icon name="lock" className="size-6" />}
              title={name}
              meta={
                <>
                  <time dateTime={createdAt} title={exactTime(createdAt)}>
                    {t("tokens.made", { time: shortTime(createdAt, now) })}
                  </time>
                  {" · "}
                  {lastUsedAt === null ? (
                    t("tokens.unused")
                  ) : (
                    <time dateTime={lastUsedAt} title={exactTime(lastUsedAt)}>
                      {t("tokens.used", { time: shortTime(lastUsedAt, now) })}
                    </time>
                  )}
                  {" · "}
                  {scopes.length === 0
                    ? t("tokens.readsOnly")
                    : t("tokens.allowed", {
                        names: listed(scopes.map((scope) => t(`tokens.scopeNames.${scope}`))),
                      })}
                </>
              }
              trailing={
                <ConfirmButton
                  text={t("tokens.remove")}
                  question={{
                    title: t("tokens.question.title", { name }),
                    text: t("tokens.question.text"),
                    verb: t("tokens.remove"),
                  }}
                  isOff={removing}
                  onConfirm={() => remove(token)}
                />
              }
            />
          );
        })}
      </ListRows>
    </>
  );
}
