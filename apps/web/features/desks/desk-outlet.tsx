import { useSetAtom } from "jotai";
import { Suspense, useEffect } from "react";
import { messages } from "../../lib/messages.ts";
import type { DeskContentProps } from "./desk-props.ts";
import { noticeAtom } from "./notice-atom.ts";
import { DESK_CONTENTS } from "./registry.ts";

const t = await messages("shell");

/** A loading desk reserves its final height. */
function DeskLoading() {
  return (
    <section className="desk panel" role="status">
      <span className="sr-only">{t("loading")}</span>
      <div className="skeleton h-60" />
    </section>
  );
}

/** The open desk. The previous desk's notice is removed. */
export function DeskOutlet({ id, payload, place }: DeskContentProps) {
  const setNotice = useSetAtom(noticeAtom);
  const Content = DESK_CONTENTS[id];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each desk begins without a notice
  useEffect(() => () => setNotice(null), [id, setNotice]);
  return (
    <Suspense fallback={<DeskLoading />}>
      <Content id={id} payload={payload} place={place} />
    </Suspense>
  );
}
