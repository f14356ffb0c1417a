import { middleOf, PlotAxes } from './plot-axes';
import type { DrawingProps } from './plot-props';
import { rangeOf, stackedPoints, widthOf } from './plot-values';
import { lookOf } from './series-look';

/** Standing columns, their sums above them where they fit. */
export function PlotColumns({ points, series, valueText, axisText, fills, size }: DrawingProps) {
  const columns = stackedPoints(points, series.length);
  const ends = columns.flatMap(({ parts }) => parts.flatMap(({ from, to }) => [from, to]));
  const { em } = size;
  const widest = Math.max(0, ...columns.map(({ sum = 0 }) => widthOf(axisText(sum), em)));

  return (
    <PlotAxes points={points} axisText={axisText} size={size} range={rangeOf(ends)}>
      {({ x, y }) =>
        columns.map(({ point, key, parts, sum }) => (
          <g key={key}>
            <title>{`${point.name}: ${sum === undefined ? '–' : valueText(sum)}`}</title>
            {parts.map((part) => (
              <rect
                key={part.series}
                x={x(key)}
                y={y(part.to)}
                width={x.bandwidth()}
                height={Math.max(1, y(part.from) - y(part.to))}
                rx={3}
                fill={fills[part.series]}
                stroke={lookOf(part.series).color}
              />
            ))}
            {widest <= x.step() && (
              <text
                x={middleOf(x, point)}
                y={y(Math.max(0, ...parts.map(({ to }) => to))) - 0.5 * em}
                textAnchor="middle"
                fontWeight="600"
                fill="var(--urzad-text)"
              >
                {sum === undefined ? '–' : axisText(sum)}
              </text>
            )}
          </g>
        ))
      }
    </PlotAxes>
  );
}
