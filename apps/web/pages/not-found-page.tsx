import { Link } from "wouter";
import { DeadEnd } from "../features/field/components/dead-end.tsx";
import { t } from "../lib/i18n/catalogue.ts";

export default function NotFoundPage() {
  const { title, lead, action } = t.pages.notFound;
  const home = (
    <Link href="/" className="btn btn-ember">
      {action}
    </Link>
  );
  return <DeadEnd title={title} lead={lead} at={{ x: 50, y: 1 }} action={home} />;
}
