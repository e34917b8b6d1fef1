import type { WirePlot } from "@emberlode/contract";
import { type ChangeEvent, useId, useMemo, useRef, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { BatchProgress } from "../ui/batch-progress.tsx";
import { decodeCsv, MOST_CSV, plotsInCsv, type ReadPlots } from "./plot-csv.ts";
import { type Checked, checkPlots } from "./plot-drafts.ts";
import { plotsInText } from "./plot-text.ts";
import { usePlotBatch } from "./use-plot-batch.ts";

const t = await messages("plots");

/** Maximum number of errors shown; the rest are counted. */
const MOST = 10;

/** Which lines can be saved, and why the others cannot, by line number. */
function BroughtLines({ checked }: { checked: Checked }) {
  const { drafts, refused } = checked;
  const more = refused.length - MOST;
  return (
    <div role="status">
      {drafts.length + refused.length > 0 && (
        <p>{t("bring.read", { good: drafts.length, bad: refused.length })}</p>
      )}
      {refused.length > 0 && (
        <ul className="plot-refused">
          {refused.slice(0, MOST).map(({ line, reason }) => (
            <li key={line}>{t("bring.line", { line, reason })}</li>
          ))}
          {more > 0 && <li>{t("bring.more", { count: more })}</li>}
        </ul>
      )}
    </div>
  );
}

async function readFile(file: File): Promise<ReadPlots> {
  if (file.size > MOST_CSV) return { error: t("bring.tooLarge") };
  try {
    const decoded = decodeCsv(new Uint8Array(await file.arrayBuffer()));
    return "error" in decoded ? decoded : plotsInCsv(decoded.text);
  } catch {
    // The file was moved, changed or removed since it was chosen.
    return { error: t("bring.unreadable") };
  }
}

interface BringPlotsProps {
  plots: readonly WirePlot[];
  onDone: () => void;
}

/** Imports plots from pasted lines or a CSV file: previews them, then saves on request. */
export function BringPlots({ plots, onDone }: BringPlotsProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [file, setFile] = useState<ReadPlots | null>(null);
  /** The file being read, which is the last one chosen. */
  const reading = useRef<File | null>(null);
  const batch = usePlotBatch();
  const checked = useMemo(() => {
    const raw = file === null ? plotsInText(text) : "raw" in file ? file.raw : [];
    return checkPlots(raw, plots);
  }, [text, file, plots]);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0] ?? null;
    reading.current = chosen;
    const read = chosen === null ? null : await readFile(chosen);
    if (reading.current === chosen) setFile(read);
  };
  const forgetFile = () => {
    reading.current = null;
    setFile(null);
  };
  const { drafts } = checked;
  const isOff = drafts.length === 0 || batch.progress !== null;
  const save = () => {
    if (!isOff) void batch.save(drafts).then(onDone);
  };
  return (
    <section className="plot-bring" aria-label={t("bring.label")}>
      <label htmlFor={`${id}text`}>{t("bring.paste")}</label>
      <textarea
        id={`${id}text`}
        className="input"
        rows={4}
        placeholder={t("bring.example")}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          forgetFile();
        }}
      />
      <label htmlFor={`${id}file`}>{t("bring.file")}</label>
      <input
        id={`${id}file`}
        type="file"
        className="input"
        accept=".csv,text/csv"
        onClick={({ currentTarget }) => {
          // Browsers fire no change event for the same file, which may have been corrected.
          currentTarget.value = "";
          forgetFile();
        }}
        onChange={(event) => void choose(event)}
      />
      {file !== null && "error" in file && <p role="alert">{file.error}</p>}
      {batch.progress === null && <BroughtLines checked={checked} />}
      <div className="plot-actions">
        <button type="button" className="btn btn-ember" aria-disabled={isOff} onClick={save}>
          {t("bring.save", { count: drafts.length })}
        </button>
      </div>
      <BatchProgress progress={batch.progress} />
    </section>
  );
}
