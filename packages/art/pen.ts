/** One SVG element as plain data, turned into React elements by `marksToElements`. */
export interface Mark {
  tag: string;
  props: Record<string, string | number>;
  children: Mark[];
}

/** A stop of a gradient: offset 0..1, color, opacity 0..1. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

/** Flat list of coordinates: x, y, x, y... */
export type Points = readonly number[];

/** Rounds to one decimal, which is finer than a pixel at any displayed size. */
export const roundTenth = (value: number): number => Math.round(value * 10) / 10;

/** An outline in clockwise order, so that shapes merged into one path cut no holes. */
function clockwise(points: Points): Points {
  const n = points.length;
  let twiceArea = 0;
  let [x, y] = [points[n - 2] ?? 0, points[n - 1] ?? 0];
  for (let i = 0; i < n; i += 2) {
    const [u, v] = [points[i] ?? 0, points[i + 1] ?? 0];
    twiceArea += x * v - u * y;
    x = u;
    y = v;
  }
  return twiceArea < 0 ? reversed(points) : points;
}

/** The points in reverse order. */
export function reversed(points: Points): number[] {
  const turned: number[] = [];
  for (let i = points.length - 2; i >= 0; i -= 2) turned.push(points[i] ?? 0, points[i + 1] ?? 0);
  return turned;
}

/** Path data of an open line through the points. */
function through(points: Points): string {
  let d = "M";
  for (let i = 0; i < points.length; i++)
    d += i === 0 ? roundTenth(points[i] ?? 0) : ` ${roundTenth(points[i] ?? 0)}`;
  return d;
}

/** Draws marks in order. Adjacent marks of the same paint share a path, for a low node count. */
export class Pen {
  readonly defs: Mark[] = [];
  readonly marks: Mark[] = [];
  readonly #id: string;
  readonly #shared = new Map<string, string>();
  #layer: Mark[] = this.marks;
  /** Paint of the path at the end of the layer; empty if the last mark is something else. */
  #paint = "";

  constructor(id: string) {
    this.#id = id;
  }

  /** Adds path data with the given presentation attributes. */
  path(d: string, props: Record<string, string | number>): void {
    const last = this.#layer.at(-1);
    let paint = "";
    for (const name in props) paint += `${name}=${props[name]};`;
    if (last && paint === this.#paint) {
      last.props.d = `${last.props.d}${d}`;
      return;
    }
    this.#paint = paint;
    this.#layer.push({ tag: "path", props: { d, ...props }, children: [] });
  }

  /** A filled polygon with straight edges. */
  poly(fill: string, points: Points, fillOpacity = 1): void {
    this.path(`${through(clockwise(points))}Z`, paintOf(fill, fillOpacity));
  }

  /** A filled closed outline with rounded corners: the points are its control points. */
  blob(fill: string, points: Points, fillOpacity = 1): void {
    const p = clockwise(points);
    const n = p.length;
    let [x, y] = [p[n - 2] ?? 0, p[n - 1] ?? 0];
    let d = "";
    for (let i = 0; i <= n; i += 2) {
      const [u, v] = [p[i % n] ?? 0, p[(i + 1) % n] ?? 0];
      const middle = `${roundTenth((x + u) / 2)} ${roundTenth((y + v) / 2)}`;
      d += i === 0 ? `M${middle}` : `Q${roundTenth(x)} ${roundTenth(y)} ${middle}`;
      x = u;
      y = v;
    }
    this.path(`${d}Z`, paintOf(fill, fillOpacity));
  }

  /** A filled upright rectangle; (x, y) is its top left. */
  rect(fill: string, x: number, y: number, w: number, h: number, fillOpacity = 1): void {
    this.path(
      `M${roundTenth(x)} ${roundTenth(y)}h${roundTenth(w)}v${roundTenth(h)}h${roundTenth(-w)}Z`,
      paintOf(fill, fillOpacity),
    );
  }

  /** A filled ellipse. */
  disc(fill: string, x: number, y: number, rx: number, ry = rx, fillOpacity = 1): void {
    this.path(oval(x, y, rx, ry), paintOf(fill, fillOpacity));
  }

  /** An open stroked line through the points; a single point is a dot. */
  line(stroke: string, strokeWidth: number, points: Points, strokeOpacity = 1): void {
    this.stroke(
      stroke,
      strokeWidth,
      points.length === 2 ? `${through(points)}h0` : through(points),
      strokeOpacity,
    );
  }

  /** A stroked circle. */
  ring(stroke: string, strokeWidth: number, x: number, y: number, r: number): void {
    this.stroke(stroke, strokeWidth, oval(x, y, r, r));
  }

  /** Stroked path data. */
  stroke(stroke: string, strokeWidth: number, d: string, strokeOpacity = 1): void {
    this.path(d, {
      fill: "none",
      stroke,
      strokeWidth: roundTenth(strokeWidth),
      strokeLinecap: "round",
      strokeLinejoin: "round",
      ...(strokeOpacity < 1 && { strokeOpacity }),
    });
  }

  /** A soft light: a radial gradient that fades out at the radius. Fill opacity is its strength. */
  glow(color: string, x: number, y: number, rx: number, fillOpacity: number, ry = rx): void {
    const fill = this.#gradient("radialGradient", color, {}, [
      [0, color, 1],
      [0.25, color, 0.55],
      [0.55, color, 0.18],
      [1, color, 0],
    ]);
    this.#paint = "";
    this.#layer.push({
      tag: "ellipse",
      props: {
        cx: roundTenth(x),
        cy: roundTenth(y),
        rx: roundTenth(rx),
        ry: roundTenth(ry),
        fill,
        fillOpacity,
      },
      children: [],
    });
  }

  /** A gradient from top to bottom of the filled shape; returns its paint. */
  vertical(name: string, stops: readonly Stop[]): string {
    return this.#gradient("linearGradient", name, { x2: 0, y2: 1 }, stops);
  }

  /** Draws inside a group with a class (for animation) or transform. */
  group(props: Record<string, string | number>, draw: () => void): void {
    const outer = this.#layer;
    const mark: Mark = { tag: "g", props, children: [] };
    outer.push(mark);
    this.#layer = mark.children;
    this.#paint = "";
    draw();
    this.#layer = outer;
    this.#paint = "";
  }

  #gradient(tag: string, name: string, props: Mark["props"], stops: readonly Stop[]): string {
    const known = this.#shared.get(name);
    if (known) return known;
    const id = `${this.#id}-${this.#shared.size}`;
    this.defs.push({
      tag,
      props: { id, ...props },
      children: stops.map(([offset, stopColor, stopOpacity = 1]) => ({
        tag: "stop",
        props: { offset, stopColor, ...(stopOpacity < 1 && { stopOpacity }) },
        children: [],
      })),
    });
    const paint = `url(#${id})`;
    this.#shared.set(name, paint);
    return paint;
  }
}

const paintOf = (fill: string, fillOpacity: number): Record<string, string | number> =>
  fillOpacity < 1 ? { fill, fillOpacity } : { fill };

/** Path data of an ellipse, clockwise. */
function oval(x: number, y: number, rx: number, ry: number): string {
  const arc = `a${roundTenth(rx)} ${roundTenth(ry)} 0 1 1 `;
  return `M${roundTenth(x - rx)} ${roundTenth(y)}${arc}${roundTenth(2 * rx)} 0${arc}${roundTenth(-2 * rx)} 0Z`;
}
