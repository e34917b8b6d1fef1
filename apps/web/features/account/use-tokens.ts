import type { CreateTokenInput } from "@emberlode/contract";
import { useState } from "react";
import { messages } from "../../lib/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { useOutcome } from "../ui/outcome-line.tsx";
import { batchText, useBatch } from "../ui/use-batch.tsx";

const t = await messages("profile");

/** A new token with its secret, which no later answer contains. */
interface NewToken {
  _id: string;
  name: string;
  secret: string;
}

/** The player's API tokens: creating and deleting them. */
export function useTokens() {
  const utils = trpc.useUtils();
  const { data, error, refetch } = trpc.user.tokens.useQuery(undefined, { staleTime: 0 });
  const [created, setCreated] = useState<NewToken | null>(null);
  const outcomeLine = useOutcome();
  const batch = useBatch();
  const create = trpc.user.createToken.useMutation({
    onMutate: outcomeLine.clear,
    onSuccess({ token, secret }) {
      utils.user.tokens.setData(
        undefined,
        (known) => known && { tokens: [token, ...known.tokens.filter(isNot(token))] },
      );
      setCreated({ _id: token._id, name: token.name, secret });
      outcomeLine.done(t("tokens.created", { name: token.name }));
      void utils.user.tokens.invalidate();
    },
  });
  const remove = trpc.user.deleteToken.useMutation({
    onMutate: outcomeLine.clear,
    onSuccess: (_done, { id }) => removeToken({ _id: id }),
    onError: outcomeLine.refused,
    onSettled: () => utils.user.tokens.invalidate(),
  });

  /** Removes a token from the list, and its secret from the page. */
  function removeToken(token: { _id: string }): void {
    utils.user.tokens.setData(
      undefined,
      (known) => known && { tokens: known.tokens.filter(isNot(token)) },
    );
    setCreated((now) => (now?._id === token._id ? null : now));
  }

  async function removeMany(tokens: readonly { _id: string }[]): Promise<void> {
    outcomeLine.clear();
    const outcome = await batch.run(tokens, async (token) => {
      await utils.client.user.deleteToken.mutate({ id: token._id });
      removeToken(token);
    });
    if (outcome === null) return;
    outcomeLine.say(batchText(outcome, (count) => t("tokens.removedMany", { count })));
    outcomeLine.focus();
    await utils.user.tokens.invalidate();
  }

  return {
    tokens: data?.tokens,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
    created,
    line: outcomeLine.line,
    create: (input: CreateTokenInput) => create.mutateAsync(input),
    isRemoving: remove.isPending || batch.progress !== null,
    progress: batch.progress,
    removeMany,
    remove(token: { _id: string; name: string }) {
      const onSuccess = () => {
        outcomeLine.done(t("tokens.removed", { name: token.name }));
        outcomeLine.focus();
      };
      remove.mutate({ id: token._id }, { onSuccess });
    },
  };
}

function isNot({ _id }: { _id: string }) {
  return (other: { _id: string }) => other._id !== _id;
}
