import { expect, test } from "vitest";
import { failureText, StartError, startFailureText } from "./start-failures.ts";

test("names what failed unless the error does, and the log only for the server", () => {
  const error = new Error("relation\n  is missing");
  expect(failureText(error, "The backup failed")).toBe("The backup failed: relation is missing.");
  expect(startFailureText(error)).toMatch(/^The server could not start: .*LOG_LEVEL=debug/);
  expect(failureText(new StartError("Port 3000 is in use."), "The backup failed")).toBe(
    "Port 3000 is in use.",
  );
});
