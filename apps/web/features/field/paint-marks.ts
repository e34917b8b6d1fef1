/** Paints drawn marks on a canvas: the same picture as the SVG, but off the main thread. */
import type { Mark } from "@emberlode/art/pen.ts";
import type { Stage } from "@emberlode/art/stage.ts";

/** The vertical extent of an outline, in its own units. */
type Span = readonly [top: number, bottom: number];

const COMMANDS = /([MLQHVhvZ])([^A-Za-z]*)/g;
/** Numbers per segment of a command: `M x y x y`. */
const PAIR = 2;
const CURVE = 4;

/** The extremum of a quadratic curve between its ends. */
function extremum(from: number, control: number, to: number): number {
  const bend = from - 2 * control + to;
  const t = bend === 0 ? 0 : (from - control) / bend;
  return t <= 0 || t >= 1 ? to : (1 - t) ** 2 * from + 2 * t * (1 - t) * control + t ** 2 * to;
}

/** Top and bottom of path data as the pen writes it; gradients span this range. */
export function pathSpan(d: string): Span {
  let [top, bottom, y, start] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0];
  const extend = (at: number) => {
    top = Math.min(top, at);
    bottom = Math.max(bottom, at);
  };
  for (const [, command = "", text = ""] of d.matchAll(COMMANDS)) {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const at = (i: number) => numbers[i] ?? 0;
    if (command === "Z") y = start;
    if (command === "v") y += at(0);
    if (command === "V") y = at(0);
    if (command === "M") start = at(1);
    if (command === "M" || command === "L") {
      for (let i = 1; i < numbers.length; i += PAIR) {
        y = at(i);
        extend(y);
      }
    }
    if (command === "Q") {
      for (let i = 0; i < numbers.length; i += CURVE) {
        extend(extremum(y, at(i + 1), at(i + 3)));
        y = at(i + 3);
        extend(y);
      }
    }
    extend(y);
  }
  return [top, bottom];
}

type Props = Mark["props"];
type Pen2d = OffscreenCanvasRenderingContext2D;

/** SVG's default; the canvas default differs. */
const MITER_LIMIT = 4;

/** The gradients, by the paint value that refers to them. */
function gradientsOf(defs: readonly Mark[]): Map<string, Mark> {
  return new Map(defs.map((def) => [`url(#${def.props.id})`, def]));
}

function withAlpha(color: string, alpha: number): string {
  const byte = Math.round(alpha * 255);
  return `${color}${byte.toString(16).padStart(2, "0")}`;
}

function addStops(gradient: CanvasGradient, { children }: Mark): CanvasGradient {
  for (const { props } of children) {
    const color = withAlpha(String(props.stopColor), Number(props.stopOpacity ?? 1));
    gradient.addColorStop(Number(props.offset), color);
  }
  return gradient;
}

const numberOf = (props: Props, name: string, fallback: number): number =>
  Number(props[name] ?? fallback);

function applyTransform(pen: Pen2d, transform: string): void {
  for (const [, name, numbers = ""] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b] = numbers.split(/[\s,]+/).map(Number);
    if (name === "translate") pen.translate(a, b ?? 0);
    else if (name === "scale") pen.scale(a, b ?? a);
    else if (name === "rotate") pen.rotate((a * Math.PI) / 180);
    else throw new Error(`There is no painting of ${name}.`);
  }
}

class Painter {
  private readonly gradients: Map<string, Mark>;

  constructor(
    private readonly stage: Stage,
    private readonly scale: number,
  ) {
    this.gradients = gradientsOf(stage.pen.defs);
  }

  canvas(): OffscreenCanvas {
    const { width, height } = this.stage;
    return new OffscreenCanvas(Math.round(width * this.scale), Math.round(height * this.scale));
  }

  pen(canvas: OffscreenCanvas): Pen2d {
    const pen = canvas.getContext("2d");
    if (pen === null) throw new Error("There is no 2D context to paint on.");
    pen.scale(this.scale, this.scale);
    return pen;
  }

  paint(pen: Pen2d, marks: readonly Mark[]): void {
    for (const mark of marks) {
      if (mark.tag === "g") this.paintGroup(pen, mark);
      else if (mark.tag === "ellipse") this.paintEllipse(pen, mark.props);
      else if (mark.tag === "path") this.paintPath(pen, mark.props);
      else throw new Error(`There is no painting of ${mark.tag}.`);
    }
  }

  private paintGroup(pen: Pen2d, { props, children }: Mark): void {
    const opacity = numberOf(props, "opacity", 1);
    pen.save();
    if (props.transform !== undefined) applyTransform(pen, String(props.transform));
    if (opacity === 1) this.paint(pen, children);
    else {
      const layer = this.canvas();
      const inner = this.pen(layer);
      inner.setTransform(pen.getTransform());
      this.paint(inner, children);
      pen.resetTransform();
      pen.globalAlpha *= opacity;
      pen.drawImage(layer, 0, 0);
    }
    pen.restore();
  }

  private paintEllipse(pen: Pen2d, props: Props): void {
    const [rx, ry] = [numberOf(props, "rx", 0), numberOf(props, "ry", 0)];
    if (rx <= 0 || ry <= 0) return;
    pen.save();
    pen.translate(numberOf(props, "cx", 0), numberOf(props, "cy", 0));
    pen.scale(rx, ry);
    const fill = String(props.fill);
    const gradient = this.gradients.get(fill);
    pen.fillStyle =
      gradient === undefined
        ? fill
        : addStops(pen.createRadialGradient(0, 0, 0, 0, 0, 1), gradient);
    pen.globalAlpha *= numberOf(props, "fillOpacity", 1);
    pen.beginPath();
    pen.arc(0, 0, 1, 0, Math.PI * 2);
    pen.fill();
    pen.restore();
  }

  private paintPath(pen: Pen2d, props: Props): void {
    const d = String(props.d);
    const path = new Path2D(d);
    const alpha = pen.globalAlpha;
    const fill = String(props.fill ?? "none");
    if (fill !== "none") {
      const gradient = this.gradients.get(fill);
      const [top, bottom] = gradient === undefined ? [0, 0] : pathSpan(d);
      pen.fillStyle =
        gradient === undefined
          ? fill
          : addStops(pen.createLinearGradient(0, top, 0, bottom), gradient);
      pen.globalAlpha = alpha * numberOf(props, "fillOpacity", 1);
      pen.fill(path, props.fillRule === "evenodd" ? "evenodd" : "nonzero");
    }
    if (props.stroke !== undefined) {
      pen.strokeStyle = String(props.stroke);
      pen.lineWidth = numberOf(props, "strokeWidth", 1);
      pen.lineCap = props.strokeLinecap === "round" ? "round" : "butt";
      pen.lineJoin = props.strokeLinejoin === "round" ? "round" : "miter";
      pen.miterLimit = MITER_LIMIT;
      pen.globalAlpha = alpha * numberOf(props, "strokeOpacity", 1);
      pen.stroke(path);
    }
    pen.globalAlpha = alpha;
  }
}

/** The whole picture of a stage at this width in pixels. */
export function paintStage(stage: Stage, width: number): OffscreenCanvas {
  const painter = new Painter(stage, width / stage.width);
  const canvas = painter.canvas();
  painter.paint(painter.pen(canvas), stage.pen.marks);
  return canvas;
}
