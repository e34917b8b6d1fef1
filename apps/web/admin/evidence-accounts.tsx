import type { EvidenceAccount, EvidenceCaseEntry } from "@emberlode/contract";
import { Link } from "wouter";
import { Badge, PlayerBadges } from "./badge.tsx";
import { Card, Rows } from "./card.tsx";
import { tEvidence as t } from "./evidence-texts.ts";
import { playerPath } from "./paths.ts";

const MOST_PERCENT = 999;

function AccountRow({ account, isMain }: { account: EvidenceAccount; isMain: boolean }) {
  const { player, devices, addresses, earned, spent } = account;
  const percent = Math.min(MOST_PERCENT, Math.round((100 * spent) / Math.max(1, earned)));
  return (
    <li className="staff-row">
      <div className="min-w-0 flex-1">
        <p className="staff-row-title">
          <Link href={playerPath(player.username)} className="staff-name" translate="no">
            {player.username}
          </Link>
          {isMain && <Badge tone="bad">{t("main")}</Badge>}
          <PlayerBadges player={player} />
        </p>
        <p className="staff-dots">
          {devices > 0 && <b>{t("devices", { count: devices })}</b>}
          {addresses > 0 && <span>{t("addresses", { count: addresses })}</span>}
          <span>{t("kept", { amount: earned, percent })}</span>
        </p>
      </div>
    </li>
  );
}

/** The accounts of a case, the one that gains first, with links to act on each. */
export function CaseAccounts({
  evidenceCase: { main, others },
}: {
  evidenceCase: EvidenceCaseEntry;
}) {
  return (
    <Card title={t("accounts")} count={others.length + 1} isFlush>
      <Rows label={t("accounts")}>
        <AccountRow account={main} isMain />
        {others.map((account) => (
          <AccountRow key={account.player.username} account={account} isMain={false} />
        ))}
      </Rows>
    </Card>
  );
}
