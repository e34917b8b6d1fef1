import { enPlayers } from "@emberlode/words/en/players";
import { Link } from "wouter";
import { DeadEnd } from "../../field/components/dead-end.tsx";

/** In place of a player whom there is not. */
export function NoPlayer({ username }: { username: string }) {
  const { title, lead, text, action } = enPlayers.missing;
  const ranks = (
    <Link href="/ranks" className="btn btn-ember">
      {action}
    </Link>
  );
  return (
    <DeadEnd title={title} lead={lead(username)} text={text} at={{ x: 31, y: 12 }} action={ranks} />
  );
}
