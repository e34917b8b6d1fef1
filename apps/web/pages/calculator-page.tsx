import { enCalculator } from "@emberlode/words/en/raid";
import { useSearch } from "wouter";
import { Calculator } from "../features/battles/components/calculator.tsx";
import { usePageTitle } from "../lib/use-page-title.ts";

/** The public calculator of battles; what was entered is in the address. */
export default function CalculatorPage() {
  usePageTitle(enCalculator.title);
  return <Calculator search={useSearch()} />;
}
