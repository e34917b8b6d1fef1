import {
  type CreateTokenInput,
  createTokenInput,
  TOKEN_SCOPES,
  type TokenScope,
} from "@emberlode/contract";
import { useState } from "react";
import { messages } from "../../../lib/messages.ts";

import { QueryFailed } from "../../desks/components/query-failed.tsx";
import { OutcomeLine } from "../../ui/components/outcome-line.tsx";
import { Skeleton } from "../../ui/components/skeleton.tsx";
import { useForm } from "../hooks/use-form.ts";
import { useTokens } from "../hooks/use-tokens.ts";
import { CopyLine } from "./copy-line.tsx";
import { FormEnd } from "./form-end.tsx";
import { ScopeChoice } from "./scope-choice.tsx";
import { TextField } from "./text-field.tsx";
import { TokenList } from "./token-list.tsx";

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
