import type { ToolId } from "@emberlode/game";
import { useAtom } from "jotai";
import { type RefObject, useEffect, useState } from "react";
import { wantedResearchAtom } from "../atoms/wanted-research-atom.ts";

/** The linked research, scrolled into view; null for none. */
export function useWanted(list: RefObject<HTMLElement | null>): ToolId | null {
  const [asked, setAsked] = useAtom(wantedResearchAtom);
  const [wanted] = useState(asked);
  useEffect(() => {
    setAsked(null);
    const row = list.current?.querySelector("[data-wanted]")?.closest("li");
    row?.scrollIntoView?.({ block: "center" });
  }, [list, setAsked]);
  return wanted;
}
