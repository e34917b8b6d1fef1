import { enCodex } from "@emberlode/words/en/codex";
import { Link } from "wouter";
import { t } from "../../../lib/i18n/catalogue.ts";
import { Desk } from "../../desks/components/desk.tsx";
import type { DeskContentProps } from "../../desks/desk-props.ts";
import { useCodexEntry } from "../../desks/hooks/use-desk.ts";
import { CodexLinksContext, DESK_LINKS } from "../codex-links.ts";
import { codexPath } from "../codex-path.ts";
import { Codex } from "./codex.tsx";

/** The codex in the game. */
export default function CodexDesk({ id }: DeskContentProps) {
  const entry = useCodexEntry();
  return (
    <CodexLinksContext value={DESK_LINKS}>
      <Desk
        id={id}
        title={t.desks.titles[id]}
        lead={enCodex.lead}
        footer={
          <Link href={codexPath(entry)} className="text-link">
            {enCodex.openPage}
          </Link>
        }
      >
        <Codex entry={entry} heading="h3" />
      </Desk>
    </CodexLinksContext>
  );
}
