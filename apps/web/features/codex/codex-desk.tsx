import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { codexPath } from "../../lib/paths.ts";
import { Desk, type DeskContentProps } from "../desks/desk.tsx";
import { useCodexEntry } from "../desks/use-desk.ts";
import { Codex, CodexLinksContext, DESK_LINKS } from "./codex.tsx";

const tCodex = await messages("codex");
const tDesks = await messages("desks");

/** The codex as a desk in the game. */
export default function CodexDesk({ id }: DeskContentProps) {
  const entry = useCodexEntry();
  return (
    <CodexLinksContext value={DESK_LINKS}>
      <Desk
        id={id}
        title={tDesks(`titles.${id}`)}
        lead={tCodex("lead")}
        footer={
          <Link href={codexPath(entry)} className="text-link">
            {tCodex("openPage")}
          </Link>
        }
      >
        <Codex entry={entry} heading="h3" />
      </Desk>
    </CodexLinksContext>
  );
}
