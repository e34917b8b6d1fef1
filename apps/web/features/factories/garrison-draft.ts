/** The shares that a player chooses for their factories before saving them (rules §13). */
import type { OwnedFactory } from "@emberlode/contract";
import { GARRISON } from "@emberlode/game";

/** Percentages by the factory's id. */
export type Shares = Readonly<Record<string, number>>;

type Owned = Pick<OwnedFactory, "_id" | "garrison">;

/** What guards now; before the first choice, the even part of each, in whole steps. */
export function savedShares(plain: readonly Owned[], isDivided: boolean): Shares {
  const { defaultPercent, stepPercent } = GARRISON;
  const even = Math.floor(defaultPercent / Math.max(1, plain.length) / stepPercent) * stepPercent;
  return Object.fromEntries(
    plain.map(({ _id, garrison }) => [_id, isDivided ? garrison : even] as const),
  );
}

export const sharesSum = (shares: Shares): number =>
  Object.values(shares).reduce((sum, share) => sum + share, 0);

/** The shares with one changed, as far as the others leave room for it. */
export function withShare(shares: Shares, id: string, share: number): Shares {
  const others = sharesSum(shares) - (shares[id] ?? 0);
  return { ...shares, [id]: Math.min(share, GARRISON.maxPercent - others) };
}

export function areSharesEqual(a: Shares, b: Shares): boolean {
  return Object.keys(a).every((id) => a[id] === b[id]);
}
