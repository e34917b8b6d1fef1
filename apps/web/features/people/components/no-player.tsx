import { Link } from "wouter";
import { enPlayers } from "../../../lib/i18n/en-players.ts";
import { usePageTitle } from "../../../lib/use-page-title.ts";
import { Scene } from "../../field/components/scene.tsx";

/** In place of a player whom there is not. */
export function NoPlayer({ username }: { username: string }) {
  const words = enPlayers.missing;
  usePageTitle(words.title);
  return (
    <div className="soon">
      <div className="soon-art" aria-hidden="true">
        <Scene type="waste" x={31} y={12} period="night" />
      </div>
      <div className="panel soon-text">
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-3 text-lg">{words.lead(username)}</p>
        <p className="mt-3 mb-5 text-muted">{words.text}</p>
        <Link href="/ranks" className="btn btn-ember">
          {words.action}
        </Link>
      </div>
    </div>
  );
}
