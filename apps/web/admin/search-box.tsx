import { searchedTrace } from "@emberlode/game";
import { keepPreviousData } from "@tanstack/react-query";
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "wouter";
import { Icon } from "../features/ui/icon.tsx";
import { toFailure } from "../lib/failure.ts";
import { trpc } from "../lib/trpc.ts";
import { AccountSearch } from "./account-search.tsx";
import { ResultGroups, resultsOf } from "./search-results.tsx";
import { useStaff } from "./staff-context.ts";
import { t } from "./texts.ts";
import { useDebounced } from "./use-debounced.ts";

const TYPING_MS = 250;
const EDITABLE = "input, textarea, select, [contenteditable]";

/** Focuses an input when `/` is pressed outside of a field. */
function useSlash(focus: () => void): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(EDITABLE) !== null) return;
      // Behind an open dialog, nothing can be focused.
      if (document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      focus();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [focus]);
}

const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus among the input and the results. */
function moveFocus(event: KeyboardEvent, root: HTMLElement): void {
  const by = MOVES[event.key];
  if (by === undefined) return;
  const stops = [...root.querySelectorAll<HTMLElement>("input, [data-result]")];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1;
  event.preventDefault();
  stops[(at + by + stops.length) % stops.length]?.focus();
}

/** The search for players, fields, battles, messages and audit rows. */
export function SearchBox({ isLarge = false }: { isLarge?: boolean }) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const utils = trpc.useUtils();
  const [, navigate] = useLocation();
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const asked = useDebounced(text.trim(), TYPING_MS);
  const isAdmin = useStaff().role === "admin";
  const trace = isAdmin ? searchedTrace(asked) : null;
  const { data, error } = trpc.admin.search.useQuery(
    { text: asked },
    // An email address does not belong into the address of a call.
    { enabled: asked !== "" && trace?.kind !== "email", placeholderData: keepPreviousData },
  );
  useSlash(() => {
    input.current?.focus();
    input.current?.select();
  });
  const results =
    asked === "" || data === undefined || trace?.kind === "email" ? [] : resultsOf(data);
  const isShown =
    isOpen && asked !== "" && (trace !== null || data !== undefined || error !== null);

  function close(): void {
    setOpen(false);
    setText("");
  }

  /** Enter opens the first result, also of a text that was typed just now. */
  async function openFirst(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === "") return;
    if (isAdmin && searchedTrace(text) !== null) {
      root.current?.querySelector<HTMLElement>("[data-find]")?.click();
      return;
    }
    const answer = await utils.admin.search.fetch({ text: text.trim() }).catch(() => null);
    const [first] = answer === null ? [] : resultsOf(answer);
    if (first === undefined) return;
    close();
    if (first.isInGame) window.location.assign(first.href);
    else navigate(first.href);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its input and links get the keys
    <div
      ref={root}
      className={isLarge ? "staff-search staff-search-large" : "staff-search"}
      onKeyDown={(event) => {
        if (event.key === "Escape" && isShown) {
          input.current?.focus();
          setOpen(false);
        } else if (isShown && root.current !== null) moveFocus(event, root.current);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!isLarge && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <search>
        <form className="staff-search-form" onSubmit={openFirst}>
          <label htmlFor={id} className="sr-only">
            {t("search.label")}
          </label>
          <Icon name="search" />
          <input
            ref={input}
            id={id}
            type="search"
            className="input"
            value={text}
            placeholder={t("search.placeholder")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-keyshortcuts="/"
            enterKeyHint="search"
            onFocus={() => setOpen(true)}
            onChange={(event) => {
              setText(event.target.value);
              setOpen(true);
            }}
          />
        </form>
      </search>
      <p role="status" className="sr-only">
        {isShown && error === null && t("search.found", { count: results.length })}
      </p>
      {isShown && (
        <div className="staff-results">
          {trace !== null && (
            <AccountSearch key={asked} text={asked} trace={trace} onOpen={close} />
          )}
          {results.length > 0 && <ResultGroups results={results} onOpen={close} />}
          {results.length === 0 && trace === null && (
            <p className="staff-no-rows">
              {error === null ? t("search.none", { text: asked }) : toFailure(error).text}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
