import { expect, it } from "vitest";
import { press } from "../../lib/testing-screen.ts";
import type { DeskId } from "../desks/desk-ids.ts";
import { noticeAtom, useNotice } from "../desks/use-notice.ts";
import { makePlace } from "../field/testing.ts";
import { makePayload } from "../session/testing.tsx";
import { renderPlaying } from "../session/testing-render.tsx";
import { DeskOutlet } from "./desk-registry.tsx";

interface PartProps {
  desk: DeskId | null;
  notify: (notice: ReturnType<typeof useNotice>) => void;
}

function Part({ desk, notify }: PartProps) {
  const notice = useNotice();
  if (desk !== null) return <DeskOutlet id={desk} payload={makePayload()} place={makePlace()} />;
  return (
    <button type="button" onClick={() => notify(notice)}>
      Act
    </button>
  );
}

/** The notice that a desk keeps of an action on the field before it. */
async function keptBy(id: DeskId, notify: PartProps["notify"]) {
  const page = { server: async () => ({}) };
  const { rerender, store } = renderPlaying(<Part desk={null} notify={notify} />, page);
  await press("Act");
  expect(store.get(noticeAtom)).not.toBeNull();
  rerender(<Part desk={id} notify={notify} />);
  return store.get(noticeAtom)?.text;
}

const find: PartProps["notify"] = (notice) => notice.doneOnCard("Found", []);

it.each<[string, DeskId, PartProps["notify"], string | undefined]>([
  ["removes a field's notice", "research", (notice) => notice.done("Saved"), undefined],
  ["removes a find's notice at a desk of the player's own", "research", find, undefined],
  ["keeps a find's notice at the desk of its place", "cave", find, "Found"],
])("%s when a desk opens", async (_what, id, notify, text) => {
  expect(await keptBy(id, notify)).toBe(text);
});
