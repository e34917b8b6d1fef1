import { useEffect, useRef, useState } from "react";
import { type Prepared, preparePicture } from "./prepare-picture.ts";

interface Chosen {
  blob: Blob;
  /** Object URL of the preview. */
  url: string;
}

/** A picture chosen from the player's files, not uploaded yet. */
export function usePicture() {
  const input = useRef<HTMLInputElement>(null);
  /** The last chosen file, in preparation or prepared; null before one is chosen. */
  const preparing = useRef<Promise<Prepared> | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [error, setError] = useState<string | null>(null);
  const url = chosen?.url;
  useEffect(() => {
    if (url === undefined) return;
    return () => URL.revokeObjectURL(url);
  }, [url]);

  /** Clears the choice and the file input. */
  function drop(): void {
    preparing.current = null;
    if (input.current !== null) input.current.value = "";
    setChosen(null);
    setError(null);
  }

  async function choose(file: File | undefined): Promise<void> {
    if (file === undefined) return drop();
    const prepared = preparePicture(file);
    preparing.current = prepared;
    const made = await prepared;
    // Another file may have been chosen meanwhile.
    if (preparing.current !== prepared) return;
    if ("refusal" in made) {
      drop();
      setError(made.refusal);
      return;
    }
    setError(null);
    setChosen({ blob: made.blob, url: URL.createObjectURL(made.blob) });
  }

  /** The bytes to send, once they are ready; null when there are none. */
  async function bytes(): Promise<Uint8Array<ArrayBuffer> | null> {
    const made = await preparing.current;
    if (made === null || "refusal" in made) return null;
    return new Uint8Array(await made.blob.arrayBuffer());
  }

  return { input, chosen, error, choose, drop, bytes };
}
