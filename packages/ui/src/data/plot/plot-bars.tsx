import { scaleLinear } from 'd3-scale';
import { PlotFrame } from './plot-frame';
import type { DrawingProps } from './plot-props';
import { fitting, rangeOf, stackedPoints, widthOf } from './plot-values';
import { lookOf } from './series-look';

/** Of the room: the most that names beside their bars may take. */
const NAMES_MOST = 0.38;

/** Lying bars, with their names beside or, where they do not fit, above them, and their values at their ends. */
export function PlotBars({ points, series, valueText, axisText, fills, size: { width, em } }: DrawingProps) {
  const bars = stackedPoints(points, series.length);
  const texts = bars.map(({ sum }) => (sum === undefined ? '–' : valueText(sum)));
  const ends = bars.flatMap(({ parts }) => parts.flatMap(({ from, to }) => [from, to]));
  const namesWidth = Math.max(0, ...points.map(({ name }) => widthOf(name, em)));
  const isAbove = namesWidth > width * NAMES_MOST;
  const [low, high] = rangeOf(ends);
  const left = isAbove ? (low < 0 ? 3 : 0.5) * em : namesWidth + em;
  const right = Math.max(left + 4 * em, width - Math.max(0, ...texts.map((text) => widthOf(text, em))) - em);
  const x = scaleLinear().domain([low, high]).range([left, right]);
  const ticks = x.ticks(Math.max(1, Math.min(5, Math.floor((right - left) / (7 * em)))));
  const row = (isAbove ? 3.6 : 2.6) * em;
  const thick = 1.6 * em;
  const floor = bars.length * row;
  const topOf = (at: number) => at * row + (isAbove ? 1.6 * em : (row - thick) / 2);
  // Lines do not cross the names that stand above bars.
  const spans = isAbove ? bars.map((_, at) => [topOf(at), topOf(at) + thick + 0.3 * em]) : [[0, floor]];
  const upright = (value: number, color: string, className?: string) =>
    spans.map(([from, to]) => (
      <line key={from} x1={x(value)} x2={x(value)} y1={from} y2={to} stroke={color} className={className} />
    ));

  return (
    <PlotFrame width={width} height={floor + 2 * em}>
      {ticks.map((tick) => (
        <g key={tick}>
          {/* The only grey of forced colours is so dark that it would strike through the values of short bars. */}
          {upright(tick, 'var(--urzad-chart-grid)', 'u:forced-colors:hidden')}
          <text x={x(tick)} y={floor + 1.4 * em} textAnchor="middle" fill="var(--urzad-text-muted)">
            {axisText(tick)}
          </text>
        </g>
      ))}
      {bars.map(({ point, key, parts, sum = 0 }, at) => {
        const top = topOf(at);
        const middle = top + thick / 2 + em * 0.35;
        return (
          <g key={key}>
            <title>{`${point.name}: ${texts[at] ?? ''}`}</title>
            {isAbove ? (
              <text x={0} y={top - 0.5 * em} fill="var(--urzad-text)">
                {fitting(point.name, width, em)}
              </text>
            ) : (
              <text x={left - 0.6 * em} y={middle} textAnchor="end" fill="var(--urzad-text)">
                {point.name}
              </text>
            )}
            {parts.map((part) => (
              <rect
                key={part.series}
                x={x(part.from)}
                y={top}
                width={Math.max(1, x(part.to) - x(part.from))}
                height={thick}
                rx={3}
                fill={fills[part.series]}
                stroke={lookOf(part.series).color}
              />
            ))}
            <text x={x(Math.max(0, sum)) + 0.5 * em} y={middle} fontWeight="600" fill="var(--urzad-text)">
              {texts[at]}
            </text>
          </g>
        );
      })}
      {upright(0, 'var(--urzad-chart-3)')}
    </PlotFrame>
  );
}
