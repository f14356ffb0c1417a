import { stack, stackOffsetDiverging } from 'd3-shape';
import type { PlotPoint } from './plot-props';

/** A part of a bar, from one value to the other. */
export interface StackedPart {
  series: number;
  from: number;
  to: number;
}

export interface StackedPoint {
  point: PlotPoint;
  key: string;
  parts: readonly StackedPart[];
  /** `undefined` where nothing is known. */
  sum: number | undefined;
}

/** The values of each place one upon the other; negative ones go the other way. */
export function stackedPoints(points: readonly PlotPoint[], series: number): StackedPoint[] {
  const layers = stack<PlotPoint, number>()
    .keys(Array.from({ length: series }, (_, at) => at))
    .value(({ values }, at) => values[at] ?? 0)
    .offset(stackOffsetDiverging)([...points]);

  return points.map((point, place) => ({
    point,
    key: keyOf(point),
    parts: layers
      .map((layer) => ({ series: layer.key, from: layer[place]?.[0] ?? 0, to: layer[place]?.[1] ?? 0 }))
      .filter(({ from, to }) => from !== to),
    sum: sumOf(point),
  }));
}

export function keyOf({ key, name }: PlotPoint): string {
  return key ?? name;
}

/** `undefined` where no value is known. */
export function sumOf({ values }: PlotPoint): number | undefined {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : undefined;
}

/** The least and the greatest value with nought among them: a length that does not begin at nought lies. */
export function rangeOf(values: readonly number[]): [low: number, high: number] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  // Noughts alone still need an axis.
  return low === high ? [0, 1] : [low, high];
}

/** The width of a text in px: letters of the interface are about as wide as this. */
export function widthOf(text: string, em: number): number {
  return text.length * em * 0.56;
}

/** A text that fits into a width, with a sign that there is more. */
export function fitting(text: string, width: number, em: number): string {
  const most = Math.max(1, Math.floor(width / (em * 0.56)));
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}
