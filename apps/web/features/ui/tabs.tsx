import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  initial?: Id;
  /** A tab to open each time that the request changes: its id, or `times`. */
  openRequest?: { id: Id; times: number };
  /** Called with the open tab, including the first one. */
  onOpen?: (id: Id) => void;
  className?: string;
}

const MOVES: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

type Request = TabsProps<string>["openRequest"];

const isSameRequest = (one: Request, other: Request): boolean =>
  one?.id === other?.id && one?.times === other?.times;

/** Tabs (ARIA pattern): arrow keys move and the panel follows. All panels stay mounted. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, initial, openRequest, onOpen, className = "" } = props;
  const [open, setOpen] = useState<Id | undefined>(initial ?? tabs[0]?.id);
  const [answered, setAnswered] = useState(openRequest);
  if (openRequest !== undefined && !isSameRequest(openRequest, answered)) {
    setAnswered(openRequest);
    setOpen(openRequest.id);
  }
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const lastOpen = useRef(open);
  const prefix = useId();
  useLayoutEffect(() => {
    if (open !== undefined) onOpen?.(open);
  }, [open, onOpen]);
  // Scroll the opened panel into view, as far as it fits below the tabs.
  useEffect(() => {
    if (lastOpen.current === open) return;
    lastOpen.current = open;
    // Focusing an element in it has already scrolled it into view.
    if (panel.current?.contains(document.activeElement)) return;
    panel.current?.scrollIntoView?.({ block: "nearest" });
    list.current?.scrollIntoView?.({ block: "nearest" });
  }, [open]);
  const move = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ id }) => id === open);
    const next = tabs[(at + by + tabs.length) % tabs.length];
    if (next === undefined) return;
    setOpen(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="tab-list -mx-1 flex border-b border-line"
      >
        {tabs.map(({ id, label: text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            className="tab"
            data-tab={id}
            id={`${prefix}${id}`}
            aria-selected={id === open}
            aria-controls={`${prefix}${id}-panel`}
            tabIndex={id === open ? 0 : -1}
            onClick={() => setOpen(id)}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel: content }) => (
        <div
          key={id}
          ref={id === open ? panel : undefined}
          role="tabpanel"
          id={`${prefix}${id}-panel`}
          aria-labelledby={`${prefix}${id}`}
          hidden={id !== open}
          className="pt-5"
        >
          {content}
        </div>
      ))}
    </div>
  );
}
