import {
  type CreateTokenInput,
  createTokenInput,
  TOKEN_SCOPES,
  type TokenScope,
} from "@emberlode/contract";
import { MINUTE } from "@emberlode/game";
import { useState } from "react";
import { formatList } from "../../lib/language.ts";
import { messages } from "../../lib/messages.ts";
import { exactTime, shortTime } from "../../lib/times.ts";
import { useNow } from "../../lib/use-now.ts";
import { CopyLine, FormFooter, TextField } from "../forms/form-fields.tsx";
import { useForm } from "../forms/use-form.ts";
import { BulkBar, RowCheckbox, useRowSelection } from "../ui/bulk-bar.tsx";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { Icon } from "../ui/icon.tsx";
import { ListRow, ListRows } from "../ui/list-row.tsx";
import { OutcomeLine } from "../ui/outcome-line.tsx";
import { EmptyState, QueryFailed, Skeleton } from "../ui/query-states.tsx";
import { BatchProgress } from "../ui/use-batch.tsx";
import { useTokens } from "./use-tokens.ts";

const t = await messages("profile");
const tShell = await messages("shell");
const tControls = await messages("controls");

type TokenCalls = ReturnType<typeof useTokens>;

interface TokenListProps
  extends Pick<TokenCalls, "isRemoving" | "remove" | "removeMany" | "progress"> {
  tokens: NonNullable<TokenCalls["tokens"]>;
}

/** The player's tokens with their last use; deletes one or several. */
function TokenList({ tokens, isRemoving, remove, removeMany, progress }: TokenListProps) {
  const now = useNow(MINUTE);
  const selection = useRowSelection(tokens, ({ _id }) => _id);
  if (tokens.length === 0) {
    return <EmptyState icon="lock" title={t("tokens.emptyTitle")} text={t("tokens.empty")} />;
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
        selection={selection}
        isBusy={isRemoving}
      >
        <BatchProgress progress={progress} />
      </BulkBar>
      <ListRows label={t("tokens.list")}>
        {tokens.map((token) => {
          const { _id, name, scopes, createdAt, lastUsedAt } = token;
          return (
            <ListRow
              key={_id}
              checkbox={
                <RowCheckbox
                  name={tControls("table.selectRow", { name })}
                  isSelected={selection.isSelected(token)}
                  onSelect={() => selection.toggle(token)}
                />
              }
              icon={<Icon name="lock" className="size-6" />}
              title={name}
              meta={
                <>
                  <time dateTime={createdAt} title={exactTime(createdAt)}>
                    {t("tokens.createdAt", { time: shortTime(createdAt, now) })}
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
                        names: formatList(scopes.map((scope) => t(`tokens.scopeNames.${scope}`))),
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
                  isDisabled={isRemoving}
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

interface ScopeChoiceProps {
  scopes: readonly TokenScope[];
  onChange: (scopes: readonly TokenScope[]) => void;
}

/** Permissions of a new token, in addition to reading. */
function ScopeChoice({ scopes, onChange }: ScopeChoiceProps) {
  const change = (scope: TokenScope, on: boolean) =>
    onChange(TOKEN_SCOPES.filter((one) => (one === scope ? on : scopes.includes(one))));
  return (
    <fieldset className="mt-3">
      <legend>{t("tokens.permissions")}</legend>
      {TOKEN_SCOPES.map((scope) => (
        <label key={scope} className="flex min-h-touch cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-5 accent-ember"
            checked={scopes.includes(scope)}
            onChange={(event) => change(scope, event.target.checked)}
          />
          {t(`tokens.scopes.${scope}`)}
        </label>
      ))}
      <p className="text-xs text-muted">{t("tokens.permissionsHint")}</p>
    </fieldset>
  );
}

interface TokenFormProps {
  create: (input: CreateTokenInput) => Promise<unknown>;
}

function TokenForm({ create }: TokenFormProps) {
  const [scopes, setScopes] = useState<readonly TokenScope[]>(TOKEN_SCOPES);
  const { form, field, onSubmit, footer } = useForm({
    id: "token",
    names: ["name"],
    initial: { name: "" },
    schema: createTokenInput,
    toInput: (values) => ({ ...values, scopes: [...scopes] }),
    submit: create,
  });
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <TextField
        {...field("name")}
        label={t("tokens.name")}
        hint={t("tokens.nameHint")}
        autoComplete="off"
      />
      <ScopeChoice scopes={scopes} onChange={setScopes} />
      <FormFooter {...footer} submit={t("tokens.submit")} />
    </form>
  );
}

/** API tokens for programs; a secret is shown once, on creation. */
export function Tokens() {
  const { tokens, error, retry, created, line, create, ...removal } = useTokens();
  if (error !== null)
    return <QueryFailed error={error} lead={t("tokens.failed")} onRetry={retry} />;
  return (
    <>
      <p className="text-muted">{t("tokens.lead")}</p>
      <a className="text-link" href="/api/docs" target="_blank" rel="noopener">
        {t("tokens.docs")} <span className="sr-only">({tShell("newTab")})</span>
      </a>
      <TokenForm create={create} />
      <OutcomeLine {...line} />
      {created !== null && (
        <>
          <CopyLine
            label={t("tokens.secret", { name: created.name })}
            value={created.secret}
            copy={t("tokens.copyToken")}
            copied={tShell("copied")}
          />
          <p className="mt-1 text-xs text-muted">{t("tokens.once")}</p>
        </>
      )}
      <div className="mt-5">
        {tokens === undefined ? <Skeleton rows={2} /> : <TokenList tokens={tokens} {...removal} />}
      </div>
    </>
  );
}
