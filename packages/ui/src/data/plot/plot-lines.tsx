import { line, symbol } from 'd3-shape';
import { middleOf, PlotAxes } from './plot-axes';
import type { DrawingProps, PlotPoint } from './plot-props';
import { keyOf, rangeOf } from './plot-values';
import { lookOf } from './series-look';

/** The area of the mark of a point, in letters squared. */
const MARK = 0.35;

/** A line for each series; where a value is missing the line is broken. */
export function PlotLines({ points, series, valueText, axisText, size }: DrawingProps) {
  const known = points.flatMap(({ values }) => values.filter((value) => value !== null));
  const area = MARK * size.em ** 2;

  return (
    <PlotAxes points={points} axisText={axisText} size={size} range={rangeOf(known)}>
      {({ x, y }) =>
        series.map((name, at) => {
          const { color, dashes, mark } = lookOf(at);
          const path = line<PlotPoint>()
            .defined(({ values }) => (values[at] ?? null) !== null)
            .x((point) => middleOf(x, point))
            .y(({ values }) => y(values[at] ?? 0));
          return (
            <g key={name}>
              <path
                d={path([...points]) ?? ''}
                fill="none"
                stroke={color}
                strokeWidth={2.5}
                strokeDasharray={dashes}
              />
              {points.map((point) => {
                const value = point.values[at] ?? null;
                return value === null ? null : (
                  <path
                    key={keyOf(point)}
                    d={symbol(mark, area)() ?? ''}
                    transform={`translate(${middleOf(x, point)},${y(value)})`}
                    fill={color}
                    stroke="var(--urzad-surface)"
                  >
                    <title>{`${point.name}, ${name}: ${valueText(value)}`}</title>
                  </path>
                );
              })}
            </g>
          );
        })
      }
    </PlotAxes>
  );
}
