/** Where links to entries of the codex lead: to pages of their own, or to the desk in the game. */
import { createContext } from "react";
import { codexAddress, openCodex } from "../desks/hooks/use-desk.ts";
import { codexPath } from "./codex-path.ts";

export interface CodexLinks {
  /** The address of an entry, or of the codex itself. */
  hrefOf: (entry: string | null) => string;
  /** Follows it in another way than by its address. */
  open?: (entry: string | null) => void;
}

const PAGE_LINKS: CodexLinks = { hrefOf: codexPath };
export const DESK_LINKS: CodexLinks = { hrefOf: codexAddress, open: openCodex };

export const CodexLinksContext = createContext<CodexLinks>(PAGE_LINKS);
