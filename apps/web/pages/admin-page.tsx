import { Link } from "wouter";
import { messages } from "../lib/messages.ts";
import { usePageTitle } from "../lib/use-page-title.ts";

const t = await messages("pages");

/** /admin and everything below it: nothing for players (spec §2). */
export default function AdminPage() {
  usePageTitle(t("admin.title"));
  return (
    <div className="gate">
      <div className="panel p-6">
        <h1 className="text-xl">{t("admin.title")}</h1>
        <p className="mt-2">{t("admin.lead")}</p>
        <Link href="/" className="btn mt-5">
          {t("admin.action")}
        </Link>
      </div>
    </div>
  );
}
