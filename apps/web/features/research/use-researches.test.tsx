import type { LoginPayload } from "@emberlode/contract";
import { TOOL_IDS, type ToolId } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { notifyError } from "../../lib/notify.ts";
import { pretendPage, recordToasts, SESSION } from "../../lib/testing.tsx";
import { trpc } from "../../lib/trpc.ts";
import { noticeAtom } from "../desks/use-notice.ts";
import { useResearchLevels } from "./use-levels.ts";
import { useRaiseResearch } from "./use-researches.ts";

beforeEach(recordToasts);

const statusOf = (version: number, metal: number) => ({ version, metal, energy: 5_000 });
const payload = (metal: number) =>
  ({ user: { _id: "1", status: statusOf(1, metal) } }) as unknown as LoginPayload;

function openPage(baseLevel: number, raise: () => Promise<unknown>) {
  const levels = new Map<ToolId, number>();
  const server = async (path: string): Promise<unknown> => {
    if (path === "puc.list") return { factories: [{ factory: { type: "base" }, lvl: baseLevel }] };
    if (path === "tools.list") return { tools: TOOL_IDS.map((tool) => ({ tool, count: 0 })) };
    if (path === "user.session") return payload(5_000);
    if (path === "researches.raise") return raise();
    if (path === "market.offers") return { level: levels.get("market") ?? 0 };
    const researches = TOOL_IDS.map((id) => ({ research: id, level: levels.get(id) ?? 0 }));
    return { researches };
  };
  const page = pretendPage(server);
  page.queries.setQueryData(SESSION, payload(5_000));
  const { result } = renderHook(
    () => {
      trpc.user.session.useQuery();
      const offers = trpc.market.offers.useQuery();
      return { raise: useRaiseResearch(), levels: useResearchLevels(), offers: offers.data };
    },
    { wrapper: page.wrapper },
  );
  const metal = () => page.queries.getQueryData<LoginPayload>(SESSION)?.user.status.metal;
  return { ...page, result, metal, levels };
}

it("shows a raise optimistically, and its effect after the answer", async () => {
  let answer: (value: unknown) => void = () => {};
  const page = openPage(1, () => new Promise((done) => (answer = done)));
  await waitFor(() => expect(page.result.current.levels?.get("mines")).toBe(0));
  act(() => page.result.current.raise.mutate({ research: "mines", level: 1 }));
  await waitFor(() => expect(page.result.current.levels?.get("mines")).toBe(1));
  expect(page.metal()).toBe(4_200);
  page.levels.set("mines", 1);
  act(() => answer({ status: statusOf(2, 4_200), research: { research: "mines", level: 1 } }));
  const text = english.research("raised", {
    name: english.catalogue("tools.mines.name"),
    level: "1",
  });
  await waitFor(() => expect(page.store.get(noticeAtom)?.text).toBe(text));
  expect(page.store.get(noticeAtom)?.lines.map(({ amount }) => amount)).toEqual([-800, -800, 20]);
});

it("asks the market again what its key allows", async () => {
  const research = { research: "market", level: 1 } as const;
  const page = openPage(1, async () => ({ status: statusOf(2, 4_000), research }));
  await waitFor(() => expect(page.result.current.offers).toEqual({ level: 0 }));
  page.levels.set("market", 1);
  act(() => page.result.current.raise.mutate(research));
  await waitFor(() => expect(page.result.current.offers).toEqual({ level: 1 }));
});

it("rolls back a failed raise, with the reason in the desk and as a toast", async () => {
  const page = openPage(1, () => Promise.reject(new Error("No luck")));
  await waitFor(() => expect(page.result.current.levels?.get("gps")).toBe(0));
  act(() => page.result.current.raise.mutate({ research: "gps", level: 1 }));
  await waitFor(() => expect(notifyError).toHaveBeenCalledOnce());
  expect(page.store.get(noticeAtom)?.tone).toBe("refused");
  await waitFor(() => expect(page.result.current.levels?.get("gps")).toBe(0));
  await waitFor(() => expect(page.metal()).toBe(5_000));
});

it("makes no optimistic update if the base's level does not allow the raise", async () => {
  const page = openPage(0, () => new Promise(() => {}));
  await waitFor(() => expect(page.result.current.levels?.get("gps")).toBe(0));
  act(() => page.result.current.raise.mutate({ research: "gps", level: 1 }));
  await waitFor(() => expect(page.result.current.raise.isPending).toBe(true));
  expect(page.metal()).toBe(5_000);
  expect(page.result.current.levels?.get("gps")).toBe(0);
});
