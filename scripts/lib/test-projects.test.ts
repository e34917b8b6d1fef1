import { expect, it } from "vitest";
import { projectFolders, projectName, projectsByStep } from "./test-projects.mjs";

it("gives every folder with tests its step, and each step tests", () => {
  const named = projectFolders().flatMap((folder) => projectName(folder) ?? []);
  const steps = projectsByStep();
  expect(Object.values(steps).flat().sort()).toEqual([...named].sort());
  for (const [step, projects] of Object.entries(steps)) expect(projects, step).not.toEqual([]);
});

it("finds a project in every package and app", () => {
  const without = projectFolders().filter((folder) => projectName(folder) === undefined);
  expect(without).toEqual([]);
});
