import { Slider as Base } from "@base-ui/react/slider";
import { pageLocale } from "../../lib/language.ts";
import { exactNumber } from "../../lib/numbers.ts";

interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max: number;
  step?: number;
  /** Formats the value with words or a unit. */
  text?: (value: number) => string;
}

/** A slider between two bounds, for values that need no precision. */
export function Slider(props: SliderProps) {
  const { label, value, onChange, min = 0, max, step = 1, text = exactNumber } = props;
  return (
    <Base.Root
      className="slider"
      value={value}
      onValueChange={onChange}
      min={min}
      max={max}
      step={step}
      locale={pageLocale()}
    >
      <Base.Label className="slider-label">{label}</Base.Label>
      <Base.Value className="slider-value figure">{() => text(value)}</Base.Value>
      <Base.Control className="slider-control">
        <Base.Track className="slider-track">
          <Base.Indicator className="slider-filled" />
          <Base.Thumb className="slider-thumb" getAriaValueText={() => text(value)} />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}
