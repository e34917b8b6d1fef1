import { Link } from "wouter";
import { EmptyState } from "../features/ui/query-states.tsx";
import { usePageTitle } from "../lib/use-page-title.ts";
import { t } from "./texts.ts";

interface NotFoundProps {
  title?: string;
  text?: string;
}

/** Nothing at this address, or no player of this name. */
export function NotFound({ title = t("notFound.title"), text = "" }: NotFoundProps) {
  usePageTitle(title);
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        icon="search"
        title={title}
        text={text}
        action={
          <Link href="/" className="btn">
            {t("notFound.action")}
          </Link>
        }
      />
    </>
  );
}
