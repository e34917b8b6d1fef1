import { type RefObject, useLayoutEffect } from "react";

/** Focuses the first field of a form when it appears, also in a dialog that opens with it. */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const field =
      form.current?.querySelector<HTMLElement>("input:checked") ??
      form.current?.querySelector<HTMLElement>("input, select, textarea");
    // An opening dialog moves the focus to the element with this attribute.
    field?.setAttribute("autofocus", "");
    field?.focus();
  }, [form]);
}
