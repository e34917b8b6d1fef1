import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { DeadEnd } from "../field/dead-end.tsx";

const t = await messages("players");

/** The page of a player who does not exist. */
export function NoPlayer({ username }: { username: string }) {
  const ranks = (
    <Link href="/ranks" className="btn btn-ember">
      {t("missing.action")}
    </Link>
  );
  return (
    <DeadEnd
      title={t("missing.title")}
      lead={t("missing.lead", { name: username })}
      text={t("missing.text")}
      at={{ x: 31, y: 12 }}
      action={ranks}
    />
  );
}
