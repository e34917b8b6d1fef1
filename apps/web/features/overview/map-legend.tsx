import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { useMedia } from "../../lib/use-media.ts";
import { WIDE } from "../shell/wide.ts";
import { KINDS, type Kind, VEIN_SIGN } from "./kinds.ts";

const t = await messages("overview");

/** The sample of each kind in the legend. */
const SAMPLES: Readonly<Record<Kind, string>> = {
  own: "B",
  base: "B",
  factory: "F",
  plot: "A",
  vein: VEIN_SIGN,
  rest: "M",
  metal: "M",
  energy: "E",
  cave: "C",
  forest: "T",
  // Each kind of town building has its own letter, explained below.
  town: "…",
};

interface MapLegendProps {
  counts: ReadonlyMap<Kind, number>;
  shown: ReadonlySet<Kind>;
  onChange: (shown: ReadonlySet<Kind>) => void;
}

/** The legend: each kind is a toggle that shows or hides it. */
export function MapLegend({ counts, shown, onChange }: MapLegendProps) {
  // On a phone, the list of places comes first.
  const isWide = useMedia(WIDE);
  const toggle = (kind: Kind) => {
    const next = new Set(shown);
    if (!next.delete(kind)) next.add(kind);
    onChange(next);
  };
  return (
    <details className="overview-legend" open={isWide}>
      <summary>{t("legend")}</summary>
      <ul>
        <li>
          <button type="button" className="btn" onClick={() => onChange(new Set(KINDS))}>
            {t("all")}
          </button>
        </li>
        <li>
          <button type="button" className="btn" onClick={() => onChange(new Set())}>
            {t("none")}
          </button>
        </li>
        {KINDS.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              className="overview-kind"
              aria-pressed={shown.has(kind)}
              onClick={() => toggle(kind)}
            >
              <span className="overview-sample" data-kind={kind} aria-hidden="true">
                {SAMPLES[kind]}
              </span>
              <span className="overview-kind-name">{t(`kinds.${kind}`)}</span>
              <span className="figure" translate="no">
                {exactNumber(counts.get(kind) ?? 0)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="overview-hint">{t("town")}</p>
    </details>
  );
}
