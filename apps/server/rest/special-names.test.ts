import { createSpecialAccount } from "@emberlode/api";
import { expect, test } from "vitest";
import { sidOf } from "../testing/test-app.ts";
import { useApp } from "../testing/use-app.ts";

const app = useApp();

test("the operator creates each special account once, and it plays like any other", async () => {
  const now = app.services.clock.now();
  const make = (name: string, email: string) =>
    createSpecialAccount(app.services.db, { name, email }, { actor: "console", now });
  const made = await make("emberlode", "lode@example.com");
  expect(made).toMatchObject({ outcome: "CREATED", username: "Emberlode" });
  if (made.outcome !== "CREATED") throw new Error(made.outcome);
  const login = { username: "Emberlode", password: made.password };
  const session = await app.send({ method: "POST", url: "/api/auth", body: login });
  expect(session.statusCode).toBe(200);
  const { status, baseOnMap } = session.json().user;
  expect(baseOnMap).toBe(false);
  const sid = sidOf(session);
  const step = `/api/fields/coords?x=${(status.x % 50) + 1}&y=${status.y}`;
  expect((await app.send({ method: "GET", url: step, sid })).statusCode).toBe(200);
  const seen = await app.send({ method: "GET", url: "/api/auth", sid });
  expect(seen.json().user.base).toEqual({ x: status.x, y: status.y });
  const message = { sender: "Emberlode", room: "global", body: "Welcome." };
  const url = "/api/rooms/global/newmessage";
  const said = await app.send({ method: "POST", url, sid, body: message });
  expect(said.json().message).toMatchObject({ sender: "Emberlode", color: "blue" });
  expect(await make("Emberlode", "other@example.com")).toMatchObject({ outcome: "USERNAME_TAKEN" });
  expect(await make("Lodekeeper", "lode@example.com")).toEqual({ outcome: "EMAIL_TAKEN" });
  expect(await make("Lodekeeper", "nonsense")).toEqual({ outcome: "BAD_EMAIL" });
  expect(await make("Bob", "bob@example.com")).toEqual({ outcome: "NOT_SPECIAL" });
});
