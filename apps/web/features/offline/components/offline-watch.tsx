import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { userCookie } from "../../../lib/cookies.ts";
import { store } from "../../../lib/store.ts";
import { loggedInAtom } from "../../session/atoms/session-atoms.ts";
import { followVersion } from "../new-version.ts";
import { watchLastMap } from "../watch-last-map.ts";
import { NewVersionLine } from "./new-version-line.tsx";

/** Another tab may have logged out: then the cookie is gone already. */
const isLoggedIn = () => store.get(loggedInAtom) && userCookie() !== null;

/** Prepares for a time without the server while somebody plays. */
export default function OfflineWatch() {
  const queries = useQueryClient();
  const [isNew, setNew] = useState(false);
  useEffect(() => watchLastMap(queries, isLoggedIn), [queries]);
  useEffect(() => {
    if (import.meta.env.PROD) return followVersion(() => setNew(true));
  }, []);
  return <div role="status">{isNew && <NewVersionLine />}</div>;
}
