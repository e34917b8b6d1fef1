import { expect, it } from "vitest";
import { makeAlert } from "./testing.ts";
import { withAlert, withMark, withOlder } from "./use-alerts.ts";

const alert = (id: string, read = false) => makeAlert(id, { read });

it("adds a new alert at the top and counts it once", () => {
  const inbox = withAlert({ alerts: [alert("1")], unread: 1 }, alert("2"));
  expect(inbox.alerts.map(({ id }) => id)).toEqual(["2", "1"]);
  expect(inbox.unread).toBe(2);
  expect(withAlert(inbox, alert("2"))).toBe(inbox);
});

it("appends older alerts without duplicates", () => {
  const inbox = withOlder({ alerts: [alert("3"), alert("2")], unread: 4 }, [
    alert("2"),
    alert("1"),
  ]);
  expect(inbox.alerts.map(({ id }) => id)).toEqual(["3", "2", "1"]);
  expect(inbox.unread).toBe(4);
});

it("marks an alert and counts it once", () => {
  const inbox = { alerts: [alert("2"), alert("1")], unread: 5 };
  const opened = withMark(inbox, { id: "1", read: true, opened: true });
  expect(opened.alerts[1]).toMatchObject({ read: true, opened: true });
  expect(opened.unread).toBe(4);
  expect(withMark(opened, { id: "1", read: true }).unread).toBe(4);
  expect(withMark(opened, { id: "9", read: true })).toBe(opened);
});
