import { enProfile } from "@emberlode/words/en/profile";
import { CopyLine } from "./copy-line.tsx";
import { ReferralsTable } from "./referrals-table.tsx";

/** The referral link, and who came by it (spec §4); a guest has none yet. */
export function Referrals({ username }: { username: string | null }) {
  const words = enProfile.referrals;
  if (username === null) return <p>{words.guest}</p>;
  return (
    <>
      <h3 className="text-lg">{words.title}</h3>
      <p className="mt-1 text-muted">{words.lead}</p>
      <CopyLine
        label={words.link}
        value={`${window.location.origin}/?ref=${username}`}
        copy={words.copy}
        copied={words.copied}
        role="alert"
      />
      <div className="mt-5">
        <ReferralsTable />
      </div>
    </>
  );
}
