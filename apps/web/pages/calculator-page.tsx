import { useSearch } from "wouter";
import { Calculator } from "../features/battles/calculator.tsx";
import { messages } from "../lib/messages.ts";
import { usePageTitle } from "../lib/use-page-title.ts";

const t = await messages("calculator");

/** The public battle calculator, whose input is in the URL. */
export default function CalculatorPage() {
  usePageTitle(t("title"));
  return <Calculator search={useSearch()} />;
}
