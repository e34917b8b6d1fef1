import { useId } from "react";
import { messages } from "../../lib/messages.ts";
import { FieldNote } from "../ui/field-note.tsx";
import { Icon } from "../ui/icon.tsx";
import { PICTURE_TYPES } from "./prepare-picture.ts";
import type { usePicture } from "./use-picture.ts";

const t = await messages("profile");

interface PictureFieldProps {
  /** URL of the current picture; empty if none. */
  shown: string;
  picture: ReturnType<typeof usePicture>;
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
        <label htmlFor={id} className="font-semibold">
          {t("form.picture")}
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          className="input mt-1"
          accept={PICTURE_TYPES.join(",")}
          aria-invalid={error !== null}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
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
