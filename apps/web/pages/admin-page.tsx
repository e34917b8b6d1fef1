import { Link } from "wouter";
import { t } from "../lib/i18n/catalogue.ts";
import { usePageTitle } from "../lib/use-page-title.ts";

/** /admin and all below it: nothing for players (spec §2). */
export default function AdminPage() {
  const words = t.pages.admin;
  usePageTitle(words.title);
  return (
    <div className="gate">
      <div className="panel p-6">
        <h1 className="text-xl">{words.title}</h1>
        <p className="mt-2">{words.lead}</p>
        <Link href="/" className="btn mt-5">
          {words.action}
        </Link>
      </div>
    </div>
  );
}
