import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useBatch } from "./use-batch.tsx";

it("stops before the next call when its component is unmounted", async () => {
  const { result, unmount } = renderHook(useBatch);
  const call = vi.fn(async () => unmount());
  expect(await result.current.run(["a", "b", "c"], call)).toMatchObject({ done: 1, refused: 0 });
  expect(call).toHaveBeenCalledOnce();
});
