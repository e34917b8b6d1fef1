import { useEffect, useState } from "react";
import { type LastMap, readLastMap } from "../last-map.ts";

/** The stored map; null for none, undefined while it is loading. */
export function useLastMap(): LastMap | null | undefined {
  const [map, setMap] = useState<LastMap | null>();
  useEffect(() => {
    let gone = false;
    void readLastMap().then((found) => {
      if (!gone) setMap(found);
    });
    return () => {
      gone = true;
    };
  }, []);
  return map;
}
