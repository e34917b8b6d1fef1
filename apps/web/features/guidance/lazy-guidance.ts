import { lazyComponent } from "../../lib/load-chunk.ts";

const load = () => import("./guidance.ts");

export const GoalsStrip = lazyComponent(async () => ({ default: (await load()).GoalsStrip }));
export const GoalsWatch = lazyComponent(async () => ({ default: (await load()).GoalsWatch }));
export const HintWatch = lazyComponent(async () => ({ default: (await load()).HintWatch }));
export const HintLine = lazyComponent(async () => ({ default: (await load()).HintLine }));
