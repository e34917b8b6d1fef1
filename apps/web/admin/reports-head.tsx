import type { ReactNode } from "react";
import { StateLinks } from "./state-links.tsx";
import { t } from "./texts.ts";

interface ReportsHeadProps {
  /** Null for the reports of a player. */
  list: "open" | "decided" | null;
  title?: string;
  children?: ReactNode;
}

/** The title of a list of reports, and the way to the others. */
export function ReportsHead({ list, title = t("reports.title"), children }: ReportsHeadProps) {
  return (
    <div className="staff-page-head">
      <h1 className="text-xl">{title}</h1>
      {children}
      <StateLinks
        label={t("reports.states")}
        links={[
          { text: t("reports.open"), href: "/reports", isCurrent: list === "open" },
          {
            text: t("reports.decided"),
            href: "/reports?state=decided",
            isCurrent: list === "decided",
          },
        ]}
      />
    </div>
  );
}
