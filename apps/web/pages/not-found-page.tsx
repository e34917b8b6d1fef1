import { Link } from "wouter";
import { Scene } from "../features/field/components/scene.tsx";
import { t } from "../lib/i18n/catalogue.ts";
import { usePageTitle } from "../lib/use-page-title.ts";

export default function NotFoundPage() {
  const words = t.pages.notFound;
  usePageTitle(words.title);
  return (
    <div className="soon">
      <div className="soon-art" aria-hidden="true">
        <Scene type="waste" x={50} y={1} period="night" />
      </div>
      <div className="panel soon-text">
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-3 text-lg">{words.lead}</p>
        <Link href="/" className="btn btn-ember mt-5">
          {words.action}
        </Link>
      </div>
    </div>
  );
}
