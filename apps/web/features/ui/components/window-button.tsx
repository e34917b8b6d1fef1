import { useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { type Popup, popupAtom } from "../atoms/popup-atom.ts";
import { Icon, type IconName } from "./icon.tsx";

interface WindowButtonProps {
  opens: Popup;
  icon: IconName;
  name: string;
  /** What a pointer over it reads; the name by default. */
  title?: string;
  className?: string;
  /** Keys that do the same, as `aria-keyshortcuts` has them. */
  keys?: string;
  /** Comes before the window opens. */
  onChoose?: () => void;
  /** Shown beside the icon, for the eye alone. */
  children?: ReactNode;
}

/** An icon that opens a window. */
export function WindowButton(props: WindowButtonProps) {
  const {
    opens,
    icon,
    name,
    title = name,
    className = "icon-btn",
    keys,
    onChoose,
    children,
  } = props;
  const open = useSetAtom(popupAtom);
  return (
    <button
      type="button"
      className={className}
      aria-label={name}
      title={title}
      aria-haspopup="dialog"
      aria-keyshortcuts={keys}
      onClick={() => {
        onChoose?.();
        open(opens);
      }}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}
