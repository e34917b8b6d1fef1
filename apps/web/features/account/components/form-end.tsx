import type { Failure } from "../../../lib/failure.ts";
import { t } from "../../../lib/i18n/catalogue.ts";

interface FormEndProps {
  failure: Failure | null;
  pending: boolean;
  submit: string;
}

/** End of a form: what the server refused, and the button. */
export function FormEnd({ failure, pending, submit }: FormEndProps) {
  return (
    <>
      {failure !== null && (
        <p role="alert" className="mt-3 rounded-sm border border-bad px-3 py-2 text-bad">
          {failure.text}
        </p>
      )}
      <button type="submit" className="btn btn-ember mt-4 w-full" aria-disabled={pending}>
        {pending ? t.account.working : submit}
      </button>
    </>
  );
}
