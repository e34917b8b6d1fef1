/** What tests that start processes need: the build, and a data folder that they copy. */
import { makeDataTemplate } from "@emberlode/db/testing";
import { checkBuild } from "./server-process.ts";

export default function setup(): Promise<() => Promise<void>> {
  checkBuild();
  return makeDataTemplate();
}
