/** The story of the frontier; loaded with its page. */
import type { FieldType } from "@emberlode/game";

interface Chapter {
  title: string;
  /** The field whose picture stands beside it. */
  scene: FieldType;
  text: readonly string[];
}

const chapters: readonly Chapter[] = [
  {
    title: "The seam",
    scene: "metal",
    text: [
      "Nobody was looking for it. A survey crew, three days off its map and out of water, drilled for a well and struck a seam of steel-grey lode that rang like a bell. Under the lode ran something warm. When they lifted the drill, the bit glowed.",
      "They named it the Emberlode: ore above, fire below, the one never found far from the other. Lode makes walls, barrels and gears. Ember makes them move. Every quarrel on this ground since has been about having a little too much of one and not enough of the other.",
    ],
  },
  {
    title: "The rush",
    scene: "factory",
    text: [
      "Within a year there were roads. Within five there were two cities, a bank with walls thicker than its promises, a casino that told you its odds and won anyway, and a market that had no name because its customers had none either. Factory halls went up wherever the ground held still. Their chimneys were the only trees some children knew.",
      "The Company that owned it all drew the frontier as a square, fifty fields by fifty, and folded its edges together on paper so that no claim would ever lie at the border. Walk east long enough and you come home from the west. Surveyors argue to this day whether the map was wrong or the land agreed to it.",
    ],
  },
  {
    title: "The quiet winter",
    scene: "memorial",
    text: [
      "Then the deep shafts answered. Those who were above ground say that every vent on the frontier breathed out at once. Those who were below are carved on the memorials. People still light a candle there, and people who have lit one walk out of caves that others do not.",
      "The Company struck its flag within the week. It left the halls running, the vaults locked and the drills where they had stopped. Mines rusted in the caves. Machine parts lay in the dark, waiting for somebody with a lamp and a poor sense of danger.",
    ],
  },
  {
    title: "Whoever digs",
    scene: "energy",
    text: [
      "The heat came back first: thin steam on cold mornings, a red line in the rock. Then the claimants, one tent at a time. No Company this time, and no flag. A claim is a tent, a pick and a stubborn look; a claim that lasts becomes a palisade, a tower, a citadel that others see on the horizon and count the lamps of.",
      "You arrive at dusk with a thousand of each in the cart. Nobody may touch your tent for three days. The seam rings under your boots. Dig.",
    ],
  },
];

export const enStory = {
  title: "What burns below",
  lead: "How the Emberlode was found, lost and left to whoever digs.",
  chapters,
};
