import type { ReferralChange } from "@emberlode/game";
import { referralDayKey } from "../cached-player.ts";
import { assertInteger } from "../columns.ts";
import { SECTION } from "../statement-variant.ts";
import { insert } from "./insert.ts";
import { type ColumnOf, none, type RowColumn, type WriteDefinition } from "./write-definition.ts";

const COLUMNS = [
  ["ref_day", "int"],
  ["ref_referee", "int"],
  ["ref_metal", "bigint"],
  ["ref_energy", "bigint"],
  ["ref_paid_metal", "bigint"],
  ["ref_paid_energy", "bigint"],
] as const satisfies readonly RowColumn[];

/** A referrer's credit, summed by referred player and day. */
export const referral: WriteDefinition<ReferralChange, ReferralChange, ColumnOf<typeof COLUMNS>> = {
  needsKey: true,
  fragments: [
    insert({
      section: SECTION.referral,
      table: "referral_days",
      when: "ref_day",
      rowColumns: COLUMNS,
      columns: {
        referrer_id: "valid.id",
        referee_id: "valid.ref_referee",
        day: "valid.ref_day",
        metal: "valid.ref_metal",
        energy: "valid.ref_energy",
        paid_metal: "valid.ref_paid_metal",
        paid_energy: "valid.ref_paid_energy",
        updated_at: "valid.at",
      },
      onConflict: `(referrer_id, day, referee_id) do update set
      metal = referral_days.metal + excluded.metal,
      energy = referral_days.energy + excluded.energy,
      paid_metal = referral_days.paid_metal + excluded.paid_metal,
      paid_energy = referral_days.paid_energy + excluded.paid_energy,
      updated_at = excluded.updated_at`,
    }),
  ],
  variant: () => SECTION.referral,
  players: ({ referrerId }) => [referrerId],
  fields: none,
  fill(change, rows) {
    const row = rows.next(change.referrerId, "ref_day");
    row.ref_day = assertInteger(change.day);
    row.ref_referee = change.refereeId;
    row.ref_metal = change.earned.metal;
    row.ref_energy = change.earned.energy;
    row.ref_paid_metal = change.paid.metal;
    row.ref_paid_energy = change.paid.energy;
  },
  applyToCache({ referrerId, refereeId, day }, entries) {
    entries.get(referrerId)?.referralDayKeys.add(referralDayKey(day, refereeId));
  },
};
