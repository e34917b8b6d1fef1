import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { userCookie } from "../../../lib/cookies.ts";
import { enOffline } from "../../../lib/i18n/en-offline.ts";
import { store } from "../../../lib/store.ts";
import { loggedInAtom } from "../../session/atoms/session-atoms.ts";
import { followVersion } from "../new-version.ts";
import { watchLastMap } from "../watch-last-map.ts";

/** Another tab may have logged out: then the cookie is gone already. */
const isLoggedIn = () => store.get(loggedInAtom) && userCookie() !== null;

const reload = () => window.location.reload();

/** One quiet line, once; nobody is taken out of the game. */
export function NewVersion({ onReload = reload }: { onReload?: () => void }) {
  const [gone, setGone] = useState(false);
  const words = enOffline.version;
  if (gone) return null;
  return (
    <div className="banner">
      {words.text}
      <button type="button" className="text-link" onClick={onReload}>
        {words.reload}
      </button>
      <button type="button" className="text-link" onClick={() => setGone(true)}>
        {words.later}
      </button>
    </div>
  );
}

/** Prepares for a time without the server while somebody plays. */
export default function OfflineWatch() {
  const queries = useQueryClient();
  const [isNew, setNew] = useState(false);
  useEffect(() => watchLastMap(queries, isLoggedIn), [queries]);
  useEffect(() => {
    if (import.meta.env.PROD) return followVersion(() => setNew(true));
  }, []);
  return <div role="status">{isNew && <NewVersion />}</div>;
}
