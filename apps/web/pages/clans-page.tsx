import { SoonPage } from "../features/soon/components/soon-page.tsx";
import { t } from "../lib/i18n/catalogue.ts";

export default function ClansPage() {
  return <SoonPage words={t.pages.clans} scene="memorial" />;
}
