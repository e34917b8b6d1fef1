import { useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { type DialogId, openDialogAtom } from "./dialog-atoms.ts";
import { Icon, type IconName } from "./icon.tsx";

interface DialogButtonProps {
  opens: DialogId;
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
  const open = useSetAtom(openDialogAtom);
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
