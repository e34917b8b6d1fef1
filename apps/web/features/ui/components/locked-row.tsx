import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { ListRow } from "./list-row.tsx";

interface LockedRowProps {
  title: ReactNode;
  /** What opens it: "Needs Swordsmanship". */
  reason: string;
  /** The way to open it, if it can be opened here. */
  action?: ReactNode;
  /** What more there is to say, such as its price. */
  children?: ReactNode;
}

/** A row that stays in its place while it is locked, and says what opens it. */
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
