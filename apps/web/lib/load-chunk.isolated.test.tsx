/** Chunks that the server no longer has: automatic reload, or the offer of a new version. */
import { beforeEach, expect, it, vi } from "vitest";

/** The build on the server. */
let build = "first";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal(
    "fetch",
    async () => new Response(`<script src="/assets/app-${build}.js"></script>`),
  );
});

/** A loader that fails this many times before it succeeds. */
function partAfter(failures: number) {
  return async () => {
    if (failures-- > 0) throw new TypeError("Failed to fetch dynamically imported module");
    return "part";
  };
}

/** The page after a reload: everything is fresh except for storage. */
async function openPage() {
  vi.resetModules();
  const { loadChunk, whenChunkMissing } = await import("./load-chunk.ts");
  const { versionReadyAtom } = await import("./version-atoms.ts");
  const { store } = await import("./store.ts");
  const { followTyping, blockReload } = await import("./page-reload.ts");
  followTyping();
  const reload = vi.fn();
  return {
    blockReload,
    whenChunkMissing,
    need: (failures: number) => loadChunk(partAfter(failures), reload),
    seen: () => ({ reloads: reload.mock.calls.length, offers: store.get(versionReadyAtom) }),
  };
}

const LONG_ENOUGH_MS = 10_000;
const RELOADS = { reloads: 1, offers: false };
const OFFERS = { reloads: 0, offers: true };

it("reloads once per version when chunks are missing, then offers the new version", async () => {
  build = "second";
  const before = await openPage();
  void before.need(99);
  void before.need(99);
  await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS);
  expect(before.seen()).toEqual(RELOADS);

  const page = await openPage();
  const missing = page.whenChunkMissing();
  const part = page.need(3);
  await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS);
  await missing;
  expect(page.seen()).toEqual(OFFERS);
  // The chunk loads once the server has it.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await part).toBe("part");

  // A second release within a minute counts as another version.
  build = "third";
  const next = await openPage();
  void next.need(99);
  await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS);
  expect(next.seen()).toEqual(RELOADS);
});

type Page = Awaited<ReturnType<typeof openPage>>;

function type(): void {
  const field = document.createElement("textarea");
  document.body.append(field);
  field.value = "half a message";
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function blockStorage(): void {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
}

it.each<[string, (page: Page) => void]>([
  ["the player has typed something", type],
  ["an action is pending", ({ blockReload }) => void blockReload(() => true)],
  ["session storage is blocked", blockStorage],
])("offers the new version instead of reloading while %s", async (_why, begin) => {
  const page = await openPage();
  begin(page);
  void page.need(99);
  await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS);
  expect(page.seen()).toEqual(OFFERS);
});
