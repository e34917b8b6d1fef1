import { MAX_PICTURE_BYTES } from "@emberlode/contract";
import { errorText } from "@emberlode/messages/error-text";
import { useEffect, useRef, useState } from "react";
import { messages } from "../../../lib/messages.ts";
import { exactNumber } from "../../../lib/numbers.ts";

const tErrors = await messages("errors");
const tProfile = await messages("profile");

/** What the server takes, by the names that browsers give it; by the content it looks again. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"];

const MEGABYTE = 1024 * 1024;

interface Chosen {
  file: File;
  /** Address for the preview, until it is dropped. */
  url: string;
}

/** Why a file cannot be the picture, before it is sent; null when it may. */
function refusalOf({ type, size }: File): string | null {
  if (!PICTURE_TYPES.includes(type)) return errorText(tErrors, "PICTURE_INVALID");
  if (size <= MAX_PICTURE_BYTES) return null;
  return tProfile("form.pictureTooLarge", {
    megabytes: exactNumber(Math.ceil((size / MEGABYTE) * 10) / 10),
  });
}

/** A picture chosen from the player's own files, not sent yet. */
export function usePicture() {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [error, setError] = useState<string | null>(null);
  const url = chosen?.url;
  useEffect(() => {
    if (url === undefined) return;
    return () => URL.revokeObjectURL(url);
  }, [url]);

  /** Nothing is chosen any more, and the field says so. */
  function drop(): void {
    if (input.current !== null) input.current.value = "";
    setChosen(null);
    setError(null);
  }

  function choose(file: File | undefined): void {
    const refused = file === undefined ? null : refusalOf(file);
    if (file === undefined || refused !== null) {
      drop();
      setError(refused);
      return;
    }
    setError(null);
    setChosen({ file, url: URL.createObjectURL(file) });
  }

  return { input, chosen, error, choose, drop };
}
