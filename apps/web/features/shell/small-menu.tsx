import { useEffect, useId, useRef, useState } from "react";
import { useLocation } from "wouter";
import { messages } from "../../lib/messages.ts";
import { Brand } from "../panels/brand.tsx";
import { Icon } from "../ui/icon.tsx";
import { AccountMenu, MainNav } from "./main-nav.tsx";

const t = await messages("shell");

/** A phone's menu: logo, links, the four icons and the footer behind one button. */
export function SmallMenu() {
  const [open, setOpen] = useState(false);
  const [path] = useLocation();
  const [openedOn, setOpenedOn] = useState(path);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  if (open && path !== openedOn) setOpen(false);
  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
      const isOutside = event.target instanceof Node && !root.current?.contains(event.target);
      if (isEscape || (event.type !== "keydown" && isOutside)) setOpen(false);
    };
    for (const type of ["pointerdown", "keydown"]) window.addEventListener(type, close);
    return () => {
      for (const type of ["pointerdown", "keydown"]) window.removeEventListener(type, close);
    };
  }, [open]);
  const toggle = () => {
    setOpenedOn(path);
    setOpen(!open);
  };
  /** The dialog that replaces it must be able to restore the focus. */
  const leave = () => {
    button.current?.focus();
    setOpen(false);
  };
  return (
    <div ref={root} className="small-menu">
      <button
        ref={button}
        type="button"
        className="icon-btn"
        aria-label={t("nav.menu")}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        <Icon name="menu" />
      </button>
      <div id={id} className="panel small-menu-list" hidden={!open}>
        {open && <Brand />}
        <MainNav />
        <AccountMenu onChoose={leave} />
        <p className="small-menu-foot">{t("footer")}</p>
      </div>
    </div>
  );
}
