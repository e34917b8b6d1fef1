import { expect, it } from "vitest";
import { ARCHITECTURE, findLayerBreaks, LAYERS } from "./layers.ts";
import { readRepository } from "./repository-files.ts";

const repository = readRepository();

it.each(Object.entries(LAYERS))(
  "the folders of %s import only their own and lower layers",
  { timeout: 60_000 },
  (root, heading) => {
    expect(findLayerBreaks(repository, root, heading)).toEqual([]);
  },
);

it("finds imports of a higher layer, and folders that the table misses or invents", () => {
  const table = `
### Layers of shops

| layer    | folders          | contents |
| -------- | ---------------- | -------- |
| 1. Bases | \`world\`, \`live\`  | \`chat\`   |
| 2. Game  | \`bank\`, \`casino\` |          |

### Next

| 3. Other | \`plots\` |
`;
  const sources = new Map([
    [ARCHITECTURE, table],
    ["shops/world/map.ts", 'import "../bank/bank.ts"; import "../live/feed.ts";'],
    ["shops/live/feed.ts", ""],
    ["shops/bank/bank.ts", 'import type { Map } from "../world/map.ts";'],
    ["shops/bank/bank.test.ts", 'import "../plots/plots.ts";'],
    ["shops/plots/plots.ts", ""],
  ]);
  expect(findLayerBreaks(sources, "shops", "Layers of shops")).toEqual([
    "casino is in the table, but has no folder",
    "plots is in no layer",
    "world may not import bank, which is in a higher layer",
  ]);
});
