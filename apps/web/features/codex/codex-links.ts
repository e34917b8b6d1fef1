/** Where links to codex entries lead: to pages, or within the desk in the game. */
import { createContext } from "react";
import { codexAddress, openCodex } from "../desks/use-desk.ts";
import { codexPath } from "./codex-path.ts";

interface CodexLinks {
  /** The URL of an entry, or of the codex itself. */
  hrefOf: (entry: string | null) => string;
  /** Opens an entry in place of following its URL. */
  open?: (entry: string | null) => void;
}

const PAGE_LINKS: CodexLinks = { hrefOf: codexPath };
export const DESK_LINKS: CodexLinks = { hrefOf: codexAddress, open: openCodex };

export const CodexLinksContext = createContext<CodexLinks>(PAGE_LINKS);
