import {
  type CreateTokenInput,
  createTokenInput,
  TOKEN_SCOPES,
  type TokenScope,
} from "@emberlode/contract";
import { useState } from "react";
import { messages } from "../../lib/messages.ts";
import { QueryFailed } from "../desks/query-failed.tsx";
import { OutcomeLine } from "../ui/outcome-line.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { CopyLine } from "./copy-line.tsx";
import { FormEnd } from "./form-end.tsx";
import { TextField } from "./text-field.tsx";
import { TokenList } from "./token-list.tsx";
import { useForm } from "./use-form.ts";
import { useTokens } from "./use-tokens.ts";

const t = await messages("profile");

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
      <legend>{t("tokens.may")}</legend>
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
      <p className="text-xs text-muted">{t("tokens.mayHint")}</p>
    </fieldset>
  );
}

const tProfile = await messages("profile");
const tShell = await messages("shell");

interface TokenFormProps {
  create: (input: CreateTokenInput) => Promise<unknown>;
}

function TokenForm({ create }: TokenFormProps) {
  const [scopes, setScopes] = useState<readonly TokenScope[]>(TOKEN_SCOPES);
  const { form, field, onSubmit, end } = useForm({
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
        label={tProfile("tokens.name")}
        hint={tProfile("tokens.nameHint")}
        autoComplete="off"
      />
      <ScopeChoice scopes={scopes} onChange={setScopes} />
      <FormEnd {...end} submit={tProfile("tokens.submit")} />
    </form>
  );
}

/** API tokens for programs; a secret is shown once, on creation. */
export function Tokens() {
  const { tokens, error, retry, made, line, create, ...removal } = useTokens();
  if (error !== null)
    return <QueryFailed error={error} lead={tProfile("tokens.failed")} onRetry={retry} />;
  return (
    <>
      <p className="text-muted">{tProfile("tokens.lead")}</p>
      <a className="text-link" href="/api/docs" target="_blank" rel="noopener">
        {tProfile("tokens.docs")} <span className="sr-only">({tShell("newTab")})</span>
      </a>
      <TokenForm create={create} />
      <OutcomeLine {...line} />
      {made !== null && (
        <>
          <CopyLine
            label={tProfile("tokens.secret", { name: made.name })}
            value={made.secret}
            copy={tProfile("tokens.copyToken")}
            copied={tShell("copied")}
          />
          <p className="mt-1 text-xs text-muted">{tProfile("tokens.once")}</p>
        </>
      )}
      <div className="mt-5">
        {tokens === undefined ? <Skeleton rows={2} /> : <TokenList tokens={tokens} {...removal} />}
      </div>
    </>
  );
}
