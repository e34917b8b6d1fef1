import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { ListRow } from "./list-row.tsx";

interface LockedRowProps {
  title: ReactNode;
  /** The requirement: "Needs Swordsmanship". */
  reason: string;
  /** A link to the requirement, if it can be met in the game. */
  action?: ReactNode;
  /** Further content, such as the price. */
  children?: ReactNode;
}

/** A locked row, which keeps its place and shows its requirement. */
export function LockedRow({ title, reason, action, children }: LockedRowProps) {
  return (
    <ListRow
      icon={<Icon name="lock" className="size-6" />}
      title={title}
      meta={reason}
      state="locked"
      trailing={action}
    >
      {children}
    </ListRow>
  );
}
