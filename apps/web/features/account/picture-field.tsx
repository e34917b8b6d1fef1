import { MAX_PICTURE_BYTES } from "@emberlode/contract";
import { errorText } from "@emberlode/messages/error-text";
import { useEffect, useId, useRef, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { Icon } from "../ui/icon.tsx";
import { FieldNote } from "../ui/notes.tsx";

const t = await messages("profile");
const tErrors = await messages("errors");

/** Accepted MIME types; the server checks the content. */
const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"];

/** Edge length of stored pictures, in pixels. */
const MAX_EDGE = 256;
/** High, since the server encodes the picture again. */
const QUALITY = 0.92;

/** The data to upload, or why the file cannot be used. */
type PreparedPicture = { blob: Blob } | { refusal: string };

/**
 * Prepares a file for upload: the square that the server would keep, about 20 KB, so that large
 * photos upload over slow connections. A file that this browser cannot decode is sent unchanged.
 */
async function preparePicture(file: File): Promise<PreparedPicture> {
  if (file.size === 0) return { refusal: tErrors("pictureEmpty") };
  if (!(await isReadable(file))) return { refusal: t("form.pictureUnreadable") };
  const blob = await squareOf(file).catch(() => null);
  if (blob !== null) return { blob };
  if (!PICTURE_TYPES.includes(file.type)) {
    return { refusal: errorText(tErrors, "PICTURE_INVALID") };
  }
  if (file.size > MAX_PICTURE_BYTES) return { refusal: t("form.pictureUnopened") };
  // Read it now: the file may be gone at upload.
  return { blob: new Blob([await file.arrayBuffer()], { type: file.type }) };
}

/** Whether a file is still readable: it may have been moved, or be on a removed drive. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/**
 * The center square of a picture as WebP, or as PNG where WebP cannot be encoded; null if neither
 * works.
 */
async function squareOf(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const edge = Math.min(width, height);
  const left = Math.floor((width - edge) / 2);
  const top = Math.floor((height - edge) / 2);
  // Never enlarge.
  const edgeLength = Math.min(edge, MAX_EDGE);
  const size = {
    resizeWidth: edgeLength,
    resizeHeight: edgeLength,
    resizeQuality: "high",
  } as const;
  const square = await createImageBitmap(bitmap, left, top, edge, edge, size);
  bitmap.close();
  const canvas = document.createElement("canvas");
  canvas.width = edgeLength;
  canvas.height = edgeLength;
  canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(square);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/webp", QUALITY));
}

interface PictureFieldProps {
  /** URL of the current picture; empty if none. */
  shown: string;
  picture: ReturnType<typeof useChosenPicture>;
}

/** The profile picture: the current one, the chosen one, and why a file was refused. */
export function PictureField({ shown, picture }: PictureFieldProps) {
  const { input, chosen, error, choose, drop } = picture;
  const id = useId();
  const url = chosen?.url ?? shown;
  return (
    <div className="flex flex-wrap items-start gap-4">
      {url === "" ? (
        <span className="profile-picture" role="img" aria-label={t("form.noPicture")}>
          <Icon name="account" className="size-10" />
        </span>
      ) : (
        <img
          className="profile-picture"
          src={url}
          alt={chosen === null ? t("form.pictureNow") : t("form.pictureNext")}
        />
      )}
      <div className="min-w-0 flex-1 basis-52">
        <label htmlFor={id} className="mb-1 block font-semibold">
          {t("form.picture")}
        </label>
        <label className="btn file-btn">
          {t("form.choosePicture")}
          <input
            ref={input}
            id={id}
            type="file"
            accept={PICTURE_TYPES.join(",")}
            aria-invalid={error !== null}
            aria-describedby={`${id}-note`}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        </label>
        <FieldNote id={`${id}-note`} error={error} hint={t("form.pictureHint")} />
        {chosen !== null && (
          <button
            type="button"
            className="text-link"
            onClick={() => {
              drop();
              input.current?.focus();
            }}
          >
            {t("form.keepPicture")}
          </button>
        )}
      </div>
    </div>
  );
}

interface ChosenPicture {
  blob: Blob;
  /** Object URL of the preview. */
  url: string;
}

/** A picture chosen from the player's files, not uploaded yet. */
export function useChosenPicture() {
  const input = useRef<HTMLInputElement>(null);
  /** The last chosen file, in preparation or prepared; null before one is chosen. */
  const preparing = useRef<Promise<PreparedPicture> | null>(null);
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
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
    const result = await prepared;
    // The player may have chosen another file since.
    if (preparing.current !== prepared) return;
    if ("refusal" in result) {
      drop();
      setError(result.refusal);
      return;
    }
    setError(null);
    setChosen({ blob: result.blob, url: URL.createObjectURL(result.blob) });
  }

  /** The bytes to send, once they are ready; null before that. */
  async function bytes(): Promise<Uint8Array<ArrayBuffer> | null> {
    const result = await preparing.current;
    if (result === null || "refusal" in result) return null;
    return new Uint8Array(await result.blob.arrayBuffer());
  }

  return { input, chosen, error, choose, drop, bytes };
}
