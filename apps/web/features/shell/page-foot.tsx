import { SITE_PAGES } from "@emberlode/game";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";

const t = await messages("shell");

/** The footer: whose game it is, and the operator's pages. */
export function PageFoot() {
  return (
    <>
      <p>{t("footer")}</p>
      <nav aria-label={t("legal.label")} className="foot-links">
        {SITE_PAGES.map((page) => (
          <Link key={page} href={`/${page}`}>
            {t(`legal.${page}`)}
          </Link>
        ))}
      </nav>
    </>
  );
}
