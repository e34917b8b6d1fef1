import { Link } from "wouter";
import { DeadEnd } from "../features/field/dead-end.tsx";
import { messages } from "../lib/messages.ts";

const t = await messages("pages");

export default function NotFoundPage() {
  const home = (
    <Link href="/" className="btn btn-ember">
      {t("notFound.action")}
    </Link>
  );
  return (
    <DeadEnd
      title={t("notFound.title")}
      lead={t("notFound.lead")}
      at={{ x: 50, y: 1 }}
      action={home}
    />
  );
}
