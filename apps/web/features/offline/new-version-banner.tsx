import { messages } from "../../lib/messages.ts";
import { reloadPage } from "../../lib/page-reload.ts";

const t = await messages("shell");

interface NewVersionBannerProps {
  onReload?: () => void;
  onLater: () => void;
}

/** A banner that offers to reload for a new version. */
export function NewVersionBanner({ onReload = reloadPage, onLater }: NewVersionBannerProps) {
  return (
    <div className="banner">
      {t("version.ready")}
      <button type="button" className="text-link" onClick={onReload}>
        {t("version.reload")}
      </button>
      <button type="button" className="text-link" onClick={onLater}>
        {t("version.later")}
      </button>
    </div>
  );
}
