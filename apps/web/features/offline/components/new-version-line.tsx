import { useState } from "react";
import { messages } from "../../../lib/messages.ts";

const t = await messages("offline");

const reload = () => window.location.reload();

/** One quiet line, once; nobody is taken out of the game. */
export function NewVersionLine({ onReload = reload }: { onReload?: () => void }) {
  const [gone, setGone] = useState(false);
  if (gone) return null;
  return (
    <div className="banner">
      {t("version.text")}
      <button type="button" className="text-link" onClick={onReload}>
        {t("version.reload")}
      </button>
      <button type="button" className="text-link" onClick={() => setGone(true)}>
        {t("version.later")}
      </button>
    </div>
  );
}
