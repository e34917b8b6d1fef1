/** The targets of links to codex entries: pages, or the desk in the game. */
import { createContext } from "react";
import { codexAddress, openCodex } from "../desks/use-desk.ts";
import { codexPath } from "./codex-path.ts";

interface CodexLinks {
  /** The address of an entry, or of the codex itself. */
  hrefOf: (entry: string | null) => string;
  /** Navigates without its address. */
  open?: (entry: string | null) => void;
}

const PAGE_LINKS: CodexLinks = { hrefOf: codexPath };
export const DESK_LINKS: CodexLinks = { hrefOf: codexAddress, open: openCodex };

export const CodexLinksContext = createContext<CodexLinks>(PAGE_LINKS);
