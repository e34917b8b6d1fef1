import { messages } from "../../../lib/messages.ts";
import { CopyLine } from "./copy-line.tsx";
import { ReferralsTable } from "./referrals-table.tsx";

const t = await messages("profile");

/** The referral link and the referred players (spec §4); a guest has none yet. */
export function Referrals({ username }: { username: string | null }) {
  if (username === null) return <p>{t("referrals.guest")}</p>;
  return (
    <>
      <h3 className="text-lg">{t("referrals.title")}</h3>
      <p className="mt-1 text-muted">{t("referrals.lead")}</p>
      <CopyLine
        label={t("referrals.link")}
        value={`${window.location.origin}/?ref=${username}`}
        copy={t("referrals.copy")}
        copied={t("referrals.copied")}
        role="alert"
      />
      <div className="mt-5">
        <ReferralsTable />
      </div>
    </>
  );
}
