import { useSetAtom } from "jotai";
import { Suspense, useEffect } from "react";
import { messages } from "../../lib/messages.ts";
import type { DeskContentProps } from "./desk-props.ts";
import { noticeAtom } from "./notice-atom.ts";
import { DESK_CONTENTS } from "./registry.ts";

const t = await messages("shell");

/** Placeholder with the desk's approximate height. */
function DeskLoading() {
  return (
    <section className="desk panel" role="status">
      <span className="sr-only">{t("loading")}</span>
      <div className="skeleton h-60" />
    </section>
  );
}

/** The open desk. Removes the notice of the previous one. */
export function DeskOutlet({ id, payload, place }: DeskContentProps) {
  const setNotice = useSetAtom(noticeAtom);
  const Content = DESK_CONTENTS[id];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each desk starts without a notice
  useEffect(() => () => setNotice(null), [id, setNotice]);
  return (
    <Suspense fallback={<DeskLoading />}>
      <Content id={id} payload={payload} place={place} />
    </Suspense>
  );
}
