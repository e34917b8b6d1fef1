/** Updates the cached status of the player in one place, and never to an older version. */
import type { LoginPayload, Status } from "@emberlode/contract";
import { hashKey, type QueryClient, replaceEqualDeep, useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { useCallback } from "react";
import { isRecord } from "./is-record.ts";
import { setServerTime } from "./server-clock.ts";
import { trpc } from "./trpc.ts";

export const SESSION_KEY = getQueryKey(trpc.user.session, undefined, "query");

/** A full or partial status with its version. */
export type PartialStatus = Partial<Status> & Pick<Status, "version">;

function withPartialStatus(payload: LoginPayload, status: PartialStatus): LoginPayload {
  const { user } = payload;
  if (status.version < user.status.version) return payload;
  return { ...payload, user: { ...user, status: { ...user.status, ...status } } };
}

/** Merges a full or partial status into the cache, unless the cached one is newer. */
export function applyStatus(queries: QueryClient, status: PartialStatus): void {
  queries.setQueryData<LoginPayload>(
    SESSION_KEY,
    (payload) => payload && withPartialStatus(payload, status),
  );
}

/** Returns a function to call with each `status` or `newStatus` in an answer. */
export function useApplyStatus(): (status: PartialStatus) => void {
  const queries = useQueryClient();
  return useCallback((status) => applyStatus(queries, status), [queries]);
}

function playerIn(payload: unknown) {
  const user = isRecord(payload) ? payload.user : undefined;
  const status = isRecord(user) ? user.status : undefined;
  return isRecord(user) && isRecord(status) ? { user, status, version: status.version } : null;
}

/**
 * Merges a session into the cache: a late answer does not restore an older status of the same
 * player.
 */
function mergeSession(before: unknown, next: unknown): unknown {
  const [old, fresh] = [playerIn(before), playerIn(next)];
  const isStale =
    old !== null &&
    fresh !== null &&
    old.user._id === fresh.user._id &&
    Number(old.version) > Number(fresh.version);
  if (!isStale || !isRecord(next)) return replaceEqualDeep(before, next);
  return replaceEqualDeep(before, { ...next, user: { ...fresh.user, status: old.status } });
}

/** Makes a cache keep the newest status, no matter what writes the session. */
export function keepNewestStatus(queries: QueryClient): void {
  queries.setQueryDefaults(SESSION_KEY, { structuralSharing: mergeSession });
}

/** Calls `listener` when a cache's session changes or is removed, before components render it. */
export function subscribeToSession(queries: QueryClient, listener: () => void): () => void {
  const hash = hashKey(SESSION_KEY);
  return queries.getQueryCache().subscribe(({ query, type }) => {
    if (query.queryHash === hash && (type === "updated" || type === "removed")) listener();
  });
}

/** Sets the server clock from each session in a cache. */
export function followServerTime(queries: QueryClient): void {
  subscribeToSession(queries, () => {
    const serverTime = playerIn(queries.getQueryData(SESSION_KEY))?.status.serverTime;
    if (typeof serverTime === "string") setServerTime(serverTime);
  });
}
