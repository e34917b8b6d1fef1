import { enOffline } from "@emberlode/words/en/offline";
import { useState } from "react";

const reload = () => window.location.reload();

/** One quiet line, once; nobody is taken out of the game. */
export function NewVersionLine({ onReload = reload }: { onReload?: () => void }) {
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
