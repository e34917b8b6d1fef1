import { useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";
import { type Popup, popupAtom } from "./popup-atoms.ts";

interface DialogButtonProps {
  opens: Popup;
  icon: IconName;
  name: string;
  /** The tooltip; the name by default. */
  title?: string;
  className?: string;
  /** Shortcuts, in the format of `aria-keyshortcuts`. */
  keys?: string;
  /** Called before the dialog opens. */
  onChoose?: () => void;
  /** Content beside the icon, hidden from screen readers. */
  children?: ReactNode;
}

/** An icon button that opens a dialog. */
export function DialogButton(props: DialogButtonProps) {
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
