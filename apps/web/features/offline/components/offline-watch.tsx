import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { cookieUsername } from "../../../lib/cookies.ts";
import { store } from "../../../lib/store.ts";
import { loggedInAtom } from "../../session/atoms/session-atoms.ts";
import { followVersion } from "../new-version.ts";
import { watchLastMap } from "../watch-last-map.ts";
import { NewVersionLine } from "./new-version-line.tsx";

/** Another tab may have logged out, or in as somebody else: then the cookie says so already. */
const isTheirs = (username: string) => store.get(loggedInAtom) && cookieUsername() === username;

/** Prepares for a time without the server while somebody plays. */
export default function OfflineWatch() {
  const queries = useQueryClient();
  const [isNew, setNew] = useState(false);
  useEffect(() => watchLastMap(queries, isTheirs), [queries]);
  useEffect(() => {
    if (import.meta.env.PROD) return followVersion(() => setNew(true));
  }, []);
  return <div role="status">{isNew && <NewVersionLine />}</div>;
}
