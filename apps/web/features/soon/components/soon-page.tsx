import type { FieldType } from "@emberlode/game";
import { useAtomValue } from "jotai";
import { Link } from "wouter";
import { t } from "../../../lib/i18n/catalogue.ts";
import { usePageTitle } from "../../../lib/use-page-title.ts";
import { Scene } from "../../field/components/scene.tsx";
import { loggedInAtom } from "../../session/atoms/session-atoms.ts";
import { usePlayAsGuest } from "../../session/hooks/use-session.ts";

interface SoonPageProps {
  words: { title: string; lead: string; text: string; next: string; action: string };
  scene: FieldType;
}

/** A place that opens later: says what it will be and what to do until then. */
export function SoonPage({ words, scene }: SoonPageProps) {
  usePageTitle(words.title);
  const loggedIn = useAtomValue(loggedInAtom);
  const { play, pending } = usePlayAsGuest();
  return (
    <div className="soon">
      <div className="soon-art" aria-hidden="true">
        <Scene type={scene} x={12} y={31} period="dusk" rank={3} />
      </div>
      <div className="panel soon-text">
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-3 text-lg">{words.lead}</p>
        <p className="mt-3 text-muted">{words.text}</p>
        <p className="mt-5 font-semibold">{words.next}</p>
        {loggedIn ? (
          <Link href="/game" className="btn btn-ember mt-4">
            {words.action}
          </Link>
        ) : (
          <button
            type="button"
            className="btn btn-ember mt-4"
            aria-disabled={pending}
            onClick={() => !pending && play()}
          >
            {pending ? t.account.working : t.account.guest.playNow}
          </button>
        )}
      </div>
    </div>
  );
}
