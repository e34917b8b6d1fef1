import type { Position, WirePlot } from "@emberlode/contract";
import { MAX_PLOTS } from "@emberlode/game";
import { type ChangeEvent, useId, useMemo, useRef, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { copyText } from "../../lib/notify.ts";
import { BulkBar, type RowSelection, useRowSelection } from "../ui/bulk-bar.tsx";
import { ListRows } from "../ui/list-row.tsx";
import { EmptyState } from "../ui/query-states.tsx";
import { downloadCsv } from "../ui/table-csv.ts";
import { BatchProgress } from "../ui/use-batch.tsx";
import type { BulkAction } from "../ui/use-data-table.ts";
import { PLOT_COLORS } from "./pins.ts";
import {
  decodeCsv,
  MAX_CSV_BYTES,
  type ParsedPlots,
  PLOTS_FILE,
  plotsCsv,
  plotsInCsv,
} from "./plot-csv.ts";
import { type CheckedPlots, checkPlots, plotsInText, plotsText } from "./plot-drafts.ts";
import { GpsLine, PlotRow } from "./plot-row.tsx";
import { usePlotBatch } from "./use-plot-batch.ts";

const t = await messages("plots");

/** Maximum number of errors shown; the rest are counted. */
const MAX_SHOWN_ERRORS = 10;

/** Which lines can be saved, and why the others cannot, by line number. */
function ImportPreview({ checked }: { checked: CheckedPlots }) {
  const { drafts, refusals: refused } = checked;
  const more = refused.length - MAX_SHOWN_ERRORS;
  return (
    <div role="status">
      {drafts.length + refused.length > 0 && (
        <p>{t("import.read", { good: drafts.length, bad: refused.length })}</p>
      )}
      {refused.length > 0 && (
        <ul className="plot-refused">
          {refused.slice(0, MAX_SHOWN_ERRORS).map(({ line, reason }) => (
            <li key={line}>{t("import.line", { line, reason })}</li>
          ))}
          {more > 0 && <li>{t("import.more", { count: more })}</li>}
        </ul>
      )}
    </div>
  );
}

async function readFile(file: File): Promise<ParsedPlots> {
  if (file.size > MAX_CSV_BYTES) return { error: t("import.tooLarge", { most: MAX_PLOTS }) };
  try {
    const decoded = decodeCsv(new Uint8Array(await file.arrayBuffer()));
    return "error" in decoded ? decoded : plotsInCsv(decoded.text);
  } catch {
    // The file was moved, changed or removed since it was chosen.
    return { error: t("import.unreadable") };
  }
}

interface ImportPlotsProps {
  plots: readonly WirePlot[];
  onDone: () => void;
}

/** Imports plots from pasted lines or a CSV file: previews them, then saves on request. */
function ImportPlots({ plots, onDone }: ImportPlotsProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [file, setFile] = useState<ParsedPlots | null>(null);
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
  const clearFile = () => {
    reading.current = null;
    setFile(null);
  };
  const { drafts } = checked;
  const isDisabled = drafts.length === 0 || batch.progress !== null;
  const save = async () => {
    if (isDisabled) return;
    // Otherwise the lines stay for another try.
    if (await batch.save(drafts)) onDone();
  };
  return (
    <section className="plot-import" aria-label={t("import.label")}>
      <label htmlFor={`${id}text`}>{t("import.paste")}</label>
      <textarea
        id={`${id}text`}
        className="input"
        rows={4}
        placeholder={t("import.example")}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          clearFile();
        }}
      />
      <label htmlFor={`${id}file`}>{t("import.file")}</label>
      <label className="btn file-btn">
        {t("import.choose")}
        <input
          id={`${id}file`}
          type="file"
          accept=".csv,text/csv"
          onClick={({ currentTarget }) => {
            // Browsers fire no change event for the same file, which may have been corrected.
            currentTarget.value = "";
            clearFile();
          }}
          onChange={(event) => void choose(event)}
        />
      </label>
      {file !== null && "error" in file && <p role="alert">{file.error}</p>}
      {batch.progress === null && <ImportPreview checked={checked} />}
      <div className="plot-actions">
        <button
          type="button"
          className="btn btn-ember"
          aria-disabled={isDisabled}
          onClick={() => void save()}
        >
          {t("import.save", { count: drafts.length })}
        </button>
      </div>
      <BatchProgress progress={batch.progress} />
    </section>
  );
}

/** Recolors or deletes the selected plots. */
function PlotBulk({ selection }: { selection: RowSelection<WirePlot> }) {
  const batch = usePlotBatch();
  const remove = async (plots: readonly WirePlot[]) => {
    if (await batch.remove(plots)) selection.clear();
  };
  const paint = (id: string, color: string, name: string): BulkAction<WirePlot> => ({
    id,
    label: t("bulk.paint", { color: name }),
    run: (plots) => void batch.paint(plots, color),
  });
  const actions: readonly BulkAction<WirePlot>[] = [
    ...PLOT_COLORS.map((color) => paint(color, color, t(`colors.${color}`))),
    paint("none", "", t("colors.none")),
    {
      id: "remove",
      label: t("bulk.remove"),
      question: (count) => ({
        title: t("bulk.question.title", { count }),
        text: t("bulk.question.text", { count }),
        verb: t("bulk.question.verb"),
      }),
      run: (plots) => void remove(plots),
    },
  ];
  return (
    <BulkBar
      label={t("bulk.label")}
      actions={actions}
      selection={selection}
      isBusy={batch.progress !== null}
    >
      <BatchProgress progress={batch.progress} />
    </BulkBar>
  );
}

interface PlotToolsProps {
  plots: readonly WirePlot[];
  /** Whether selection mode is on. */
  isSelecting: boolean;
  onToggleSelect: () => void;
  /** Whether the import is open. */
  isImporting: boolean;
  onToggleImport: () => void;
}

/** Actions on all plots: select some, export, import. */
function PlotTools({
  plots,
  isSelecting,
  onToggleSelect,
  isImporting,
  onToggleImport,
}: PlotToolsProps) {
  return (
    <div className="plot-actions plot-tools">
      {plots.length > 0 && (
        <>
          <button
            type="button"
            className="btn"
            aria-expanded={isSelecting}
            onClick={onToggleSelect}
          >
            {t("tools.select")}
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => void copyText(plotsText(plots), t("tools.copied"))}
          >
            {t("tools.copyAll")}
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => downloadCsv(PLOTS_FILE, plotsCsv(plots))}
          >
            {t("tools.csv")}
          </button>
        </>
      )}
      <button type="button" className="btn" aria-expanded={isImporting} onClick={onToggleImport}>
        {t("tools.import")}
      </button>
    </div>
  );
}

interface PlotListProps {
  plots: readonly WirePlot[];
  from: Position;
}

/** All plots, with actions on several or all of them. */
export function PlotList({ plots, from }: PlotListProps) {
  const [open, setOpen] = useState<"select" | "import" | null>(null);
  const selection = useRowSelection(plots, ({ _id }) => _id);
  const isSelecting = open === "select" && plots.length > 0;
  const isImporting = open === "import";
  return (
    <>
      <PlotTools
        plots={plots}
        isSelecting={isSelecting}
        onToggleSelect={() => setOpen(isSelecting ? null : "select")}
        isImporting={isImporting}
        onToggleImport={() => setOpen(isImporting ? null : "import")}
      />
      {isImporting && <ImportPlots plots={plots} onDone={() => setOpen(null)} />}
      {isSelecting && <PlotBulk selection={selection} />}
      {plots.length === 0 ? (
        <EmptyState icon="pin" title={t("emptyTitle")} text={t("empty")} />
      ) : (
        <>
          <GpsLine />
          <ListRows label={t("list")}>
            {plots.map((plot) => (
              <PlotRow
                key={plot._id}
                plot={plot}
                from={from}
                selection={isSelecting ? selection : null}
              />
            ))}
          </ListRows>
        </>
      )}
    </>
  );
}
