import type { ScaleBand, ScaleLinear } from 'd3-scale';
import { scaleBand, scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import { PlotFrame } from './plot-frame';
import type { DrawingProps, PlotPoint } from './plot-props';
import { keyOf, widthOf } from './plot-values';

/** Of the height in letters: the drawing without its names. */
const HIGH = 15;

interface Scales {
  /** The place of a key, and the width of its band. */
  x: ScaleBand<string>;
  y: ScaleLinear<number, number>;
}

interface PlotAxesProps extends Pick<DrawingProps, 'points' | 'axisText' | 'size'> {
  /** The least and the greatest value. */
  range: readonly [number, number];
  children: (scales: Scales) => ReactNode;
}

/** The axes of columns and lines, with values on the left and names below, as many as fit. */
export function PlotAxes({ points, axisText, range, size: { width, em }, children }: PlotAxesProps) {
  const top = 1.6 * em;
  const floor = top + HIGH * em;
  const y = scaleLinear().domain(range).nice(4).range([floor, top]);
  const ticks = y.ticks(4);
  const left = Math.max(...ticks.map((tick) => widthOf(axisText(tick), em))) + 0.8 * em;
  const x = scaleBand(points.map(keyOf), [left, width]).padding(0.35);
  const names = points.map(({ short, name }) => short ?? name);
  const every = Math.ceil((Math.max(0, ...names.map((name) => widthOf(name, em))) + em) / x.step());

  return (
    <PlotFrame width={width} height={floor + 2.2 * em}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={width} y1={y(tick)} y2={y(tick)} stroke="var(--urzad-chart-grid)" />
          <text x={left - 0.6 * em} y={y(tick) + 0.35 * em} textAnchor="end" fill="var(--urzad-text-muted)">
            {axisText(tick)}
          </text>
        </g>
      ))}
      {points.map((point, at) => (
        <Name
          key={keyOf(point)}
          point={point}
          isShown={at % every === 0}
          x={middleOf(x, point)}
          y={floor + 1.5 * em}
        />
      ))}
      {children({ x, y })}
      <line x1={left} x2={width} y1={y(0)} y2={y(0)} stroke="var(--urzad-chart-3)" />
    </PlotFrame>
  );
}

function Name({ point, isShown, x, y }: { point: PlotPoint; isShown: boolean; x: number; y: number }) {
  if (!isShown) return null;
  return (
    <text x={x} y={y} textAnchor="middle" fill="var(--urzad-text)">
      {point.short ?? point.name}
    </text>
  );
}

/** The middle of the band of a place. */
export function middleOf(x: ScaleBand<string>, point: PlotPoint): number {
  return (x(keyOf(point)) ?? 0) + x.bandwidth() / 2;
}
