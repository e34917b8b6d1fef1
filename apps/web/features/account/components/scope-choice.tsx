import { TOKEN_SCOPES, type TokenScope } from "@emberlode/contract";
import { messages } from "../../../lib/messages.ts";

const t = await messages("profile");

interface ScopeChoiceProps {
  scopes: readonly TokenScope[];
  onChange: (scopes: readonly TokenScope[]) => void;
}

/** Permissions of a new token besides reading. */
export function ScopeChoice({ scopes, onChange }: ScopeChoiceProps) {
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
