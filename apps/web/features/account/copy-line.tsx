import { useId } from "react";
import { copyText } from "../../lib/copy.ts";
import { Icon } from "../ui/icon.tsx";

interface CopyLineProps {
  label: string;
  value: string;
  /** The button's label. */
  copy: string;
  copied: string;
  role?: "status" | "alert";
}

/** Text to copy: shown in full, selected on focus, copied by a button. */
export function CopyLine({ label, value, copy, copied, role = "status" }: CopyLineProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="mt-4 block font-semibold">
        {label}
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          id={id}
          className="input flex-1 basis-52"
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
        />
        <button
          type="button"
          className="btn btn-ember"
          onClick={() => copyText(value, copied, role)}
        >
          <Icon name="copy" />
          {copy}
        </button>
      </div>
    </>
  );
}
