import { messages } from "../../lib/messages.ts";
import { reloadPage } from "../../lib/page-reload.ts";

const t = await messages("shell");

interface NewVersionBannerProps {
  onReload?: () => void;
  /** Without it, the page cannot be used any more: another season has begun. */
  onLater?: () => void;
}

/** A banner that offers to reload for a new version, or asks to for a new season. */
export function NewVersionBanner({ onReload = reloadPage, onLater }: NewVersionBannerProps) {
  return (
    <div className="banner">
      {t(onLater === undefined ? "version.season" : "version.ready")}
      <button type="button" className="text-link" onClick={onReload}>
        {t("version.reload")}
      </button>
      {onLater !== undefined && (
        <button type="button" className="text-link" onClick={onLater}>
          {t("version.later")}
        </button>
      )}
    </div>
  );
}
