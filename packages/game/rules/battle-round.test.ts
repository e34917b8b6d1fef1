import { describe, expect, it } from "vitest";
import { seededRandom } from "../random.ts";
import { sigmas, tally } from "../testing/sigma.ts";
import { damage } from "./battle-round.ts";

const N = 100_000;
const SHARES = 20;

describe("the damage roll", () => {
  it("is uniform between 0.9 and 1.1, within 5 sigma of 100,000", () => {
    // One unit of strength 1 against a position without a matchup bonus or penalty.
    const squad = { oneStrike: false, start: 1, count: 1, strength: 1, hp: 1000, matchups: [] };
    const striker = { ...squad, index: 0, full: 1000, left: 1000 };
    const enemy = { ...striker, index: 1 };
    const random = seededRandom("a hundred thousand blows");
    let [sum, low, high] = [0, 2, 0];
    const seen = tally(N, () => {
      const [blow = 0] = damage([striker], [enemy], random);
      sum += blow;
      low = Math.min(low, blow);
      high = Math.max(high, blow);
      return Math.min(SHARES - 1, Math.floor(((blow - 0.9) / 0.2) * SHARES));
    });
    expect(low).toBeGreaterThanOrEqual(0.9);
    expect(low).toBeLessThan(0.9001);
    expect(high).toBeLessThanOrEqual(1.1);
    expect(high).toBeGreaterThan(1.0999);
    for (let share = 0; share < SHARES; share++) {
      expect(sigmas(seen.get(share) ?? 0, N, 1 / SHARES), String(share)).toBeLessThan(5);
    }
    const deviation = 0.2 / Math.sqrt(12 * N);
    expect(Math.abs(sum / N - 1)).toBeLessThan(5 * deviation);
  });
});
