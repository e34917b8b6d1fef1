import { copyText } from "../../../lib/copy.ts";
import { t } from "../../../lib/i18n/catalogue.ts";
import { Icon } from "../../ui/components/icon.tsx";

/** The referral link (spec §2); a guest has none yet. */
export function Referrals({ username }: { username: string | null }) {
  const words = t.account.referrals;
  if (username === null) return <p>{words.guest}</p>;
  const link = `${window.location.origin}/?ref=${username}`;
  return (
    <>
      <h3 className="text-lg">{words.title}</h3>
      <p className="mt-1 text-muted">{words.lead}</p>
      <label htmlFor="referral-link" className="mt-4 block font-semibold">
        {words.link}
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          id="referral-link"
          className="input flex-1 basis-52"
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <button
          type="button"
          className="btn btn-ember"
          onClick={() => copyText(link, words.copied, "alert")}
        >
          <Icon name="copy" />
          {words.copy}
        </button>
      </div>
      <p className="mt-4 text-xs text-muted">{words.table}</p>
    </>
  );
}
