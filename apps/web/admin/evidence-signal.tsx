import type { EvidenceAnswer, EvidenceCaseEntry, EvidenceSignal } from "@emberlode/contract";
import { EVIDENCE_POINTS } from "@emberlode/game";
import { Badge } from "./badge.tsx";
import { tEvidence as t } from "./evidence-texts.ts";

export type Thresholds = EvidenceAnswer["thresholds"];

interface SignalProps {
  signal: EvidenceSignal;
  evidenceCase: EvidenceCaseEntry;
  thresholds: Thresholds;
}

/** What a signal says, with its numbers. */
export function signalText({ signal, evidenceCase, thresholds }: SignalProps): string {
  const { kind, count, back } = signal;
  const name = evidenceCase.main.player.username;
  const accounts = signal.accounts.length;
  const amount = t("amount", { amount: signal.amount });
  switch (kind) {
    case "loot":
      return t("texts.loot", { name, count, accounts, amount, back });
    case "captures":
      return t("texts.captures", { name, count, accounts, back });
    case "referral":
      return t("texts.referral", { name, accounts, amount });
    case "idle":
      return t("texts.idle", { accounts, percent: thresholds.spentPercent });
    case "pacts":
      return t("texts.pacts", { name, accounts });
    case "rhythm":
      return t("texts.rhythm", { accounts });
  }
}

/** When a signal counts. */
function ruleText({ signal: { kind }, thresholds }: SignalProps): string {
  switch (kind) {
    case "loot":
      return t("rules.loot", { threshold: thresholds.victories });
    case "captures":
      return t("rules.captures", { threshold: thresholds.captures });
    case "referral":
      return t("rules.referral", { threshold: thresholds.referees });
    case "rhythm":
      return t("rules.rhythm", { percent: thresholds.rhythmPercent, hours: thresholds.hours });
    default:
      return t("rules.support");
  }
}

/** The accounts that dig like a program, each with its numbers. */
function Rhythms({ signal, evidenceCase }: SignalProps) {
  const accounts = [evidenceCase.main, ...evidenceCase.others].filter(({ player }) =>
    signal.accounts.includes(player.username),
  );
  return (
    <ul className="staff-rhythms">
      {accounts.map(({ player, rhythmPercent: percent, hours }) => (
        <li key={player.username}>{t("rhythmOf", { name: player.username, percent, hours })}</li>
      ))}
    </ul>
  );
}

/** A signal explained: what it found, and from where on it counts. */
export function SignalText(props: SignalProps) {
  return (
    <>
      <p className="staff-signal-text">{signalText(props)}</p>
      {props.signal.kind === "rhythm" && <Rhythms {...props} />}
      <p className="staff-signal-rule">{ruleText(props)}</p>
    </>
  );
}

export const PointsBadge = ({ points }: { points: number }) => (
  <Badge tone={points >= EVIDENCE_POINTS ? "bad" : "warn"}>{t("points", { points })}</Badge>
);
