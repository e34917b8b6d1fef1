/**
 * What leads a player on, which loads in one part after the game page: it needs many of the rules.
 */
export { GoalsStrip, GoalsWatch } from "../goals/goals-strip.tsx";
export { HintLine } from "../hints/hint-line.tsx";
export { HintWatch } from "../hints/hint-watch.tsx";
