import { useAtom } from "jotai";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { messages } from "../../../lib/messages.ts";
import { toastHost } from "../../ui/toast-host.ts";
import { captionAtom } from "../atoms/caption-atom.ts";
import { CUES } from "../cues.ts";

const t = await messages("settings");

/** How long a caption is shown, in milliseconds. */
const SHOWN_MS = 3_000;

/** The last sound's caption; announced only if the page does not announce the event itself. */
export function SoundCaption() {
  const [caption, setCaption] = useAtom(captionAtom);
  useEffect(() => {
    if (caption === null) return;
    const timer = setTimeout(() => setCaption(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [caption, setCaption]);
  const isSaid = caption === null || CUES[caption.cue].isSaid;
  const text =
    caption === null ? "" : t("captions.of", { text: t(`captions.texts.${caption.cue}`) });
  return createPortal(
    <section className="sound-caption" aria-label={t("captions.label")}>
      <p role="status">{!isSaid && <span key={caption.at}>{text}</span>}</p>
      {isSaid && text !== "" && <p aria-hidden="true">{text}</p>}
    </section>,
    // Beside the toasts, which move into an open dialog.
    toastHost(),
  );
}
