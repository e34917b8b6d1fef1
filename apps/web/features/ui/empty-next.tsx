import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

interface EmptyNextProps {
  icon: IconName;
  title: string;
  /** How to fill the list. */
  text: string;
  action?: ReactNode;
}

/** The placeholder of an empty list, with a suggested action. */
export function EmptyNext({ icon, title, text, action }: EmptyNextProps) {
  return (
    <div className="empty-next">
      <Icon name={icon} className="size-8" />
      <p className="empty-title">{title}</p>
      <p className="empty-text">{text}</p>
      {action}
    </div>
  );
}
