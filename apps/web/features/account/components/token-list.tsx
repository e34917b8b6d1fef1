import { MINUTE } from "@emberlode/game";
import { enProfile } from "@emberlode/words/en/profile";
import { exactTime, shortTime } from "../../../lib/times.ts";
import { useNow } from "../../../lib/use-now.ts";
import { ConfirmButton } from "../../ui/components/confirm-button.tsx";
import { EmptyNext } from "../../ui/components/empty-next.tsx";
import { Icon } from "../../ui/components/icon.tsx";
import { ListRow, ListRows } from "../../ui/components/list-row.tsx";
import type { useTokens } from "../hooks/use-tokens.ts";

type Tokens = ReturnType<typeof useTokens>;

interface TokenListProps extends Pick<Tokens, "removing" | "remove"> {
  tokens: NonNullable<Tokens["tokens"]>;
}

/** The player's tokens, each with its last use and a way to delete it. */
export function TokenList({ tokens, removing, remove }: TokenListProps) {
  const words = enProfile.tokens;
  const now = useNow(MINUTE);
  if (tokens.length === 0) {
    return <EmptyNext icon="lock" title={words.emptyTitle} text={words.empty} />;
  }
  return (
    <ListRows label={words.list}>
      {tokens.map((token) => {
        const { _id, name, scopes, createdAt, lastUsedAt } = token;
        return (
          <ListRow
            key={_id}
            icon={<Icon name="lock" className="size-6" />}
            title={name}
            meta={
              <>
                <time dateTime={createdAt} title={exactTime(createdAt)}>
                  {words.made(shortTime(createdAt, now))}
                </time>
                {" · "}
                {lastUsedAt === null ? (
                  words.unused
                ) : (
                  <time dateTime={lastUsedAt} title={exactTime(lastUsedAt)}>
                    {words.used(shortTime(lastUsedAt, now))}
                  </time>
                )}
                {" · "}
                {words.allowed(scopes.map((scope) => words.scopeNames[scope]))}
              </>
            }
            trailing={
              <ConfirmButton
                text={words.remove}
                confirmText={words.removeSure}
                disabled={removing}
                onConfirm={() => remove(token)}
              />
            }
          />
        );
      })}
    </ListRows>
  );
}
