import { SoonPage } from "../features/soon/components/soon-page.tsx";
import { t } from "../lib/i18n/catalogue.ts";

export default function RanksPage() {
  return <SoonPage words={t.pages.ranks} scene="base" />;
}
