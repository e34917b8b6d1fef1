import {
  type CreateTokenInput,
  createTokenInput,
  TOKEN_SCOPES,
  type TokenScope,
} from "@emberlode/contract";
import { enProfile } from "@emberlode/words/en/profile";
import { useState } from "react";
import { t } from "../../../lib/i18n/catalogue.ts";
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

const words = enProfile.tokens;

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
      <TextField {...field("name")} label={words.name} hint={words.nameHint} autoComplete="off" />
      <ScopeChoice scopes={scopes} onChange={setScopes} />
      <FormEnd {...end} submit={words.submit} />
    </form>
  );
}

/** Tokens by which programs act in the player's name; a secret is shown once, when it is made. */
export function Tokens() {
  const { tokens, error, retry, made, line, create, removing, remove } = useTokens();
  if (error !== null) return <QueryFailed error={error} lead={words.failed} onRetry={retry} />;
  return (
    <>
      <p className="text-muted">{words.lead}</p>
      <a className="text-link" href="/api/docs" target="_blank" rel="noopener">
        {words.docs} <span className="sr-only">({t.newTab})</span>
      </a>
      <TokenForm create={create} />
      <OutcomeLine {...line} />
      {made !== null && (
        <>
          <CopyLine
            label={words.secret(made.name)}
            value={made.secret}
            copy={words.copyToken}
            copied={t.copied}
          />
          <p className="mt-1 text-xs text-muted">{words.once}</p>
        </>
      )}
      <div className="mt-5">
        {tokens === undefined ? (
          <Skeleton rows={2} />
        ) : (
          <TokenList tokens={tokens} removing={removing} remove={remove} />
        )}
      </div>
    </>
  );
}
