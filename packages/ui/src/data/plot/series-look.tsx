import { symbolCircle, symbolSquare, symbolTriangle } from 'd3-shape';

/** Each series differs by colour and by pattern: a filled area, stripes, dots; a whole, a broken and a dotted line. */
export const SERIES = [
  { color: 'var(--urzad-chart-1)', dashes: undefined, mark: symbolCircle },
  { color: 'var(--urzad-chart-2)', dashes: '7 4', mark: symbolSquare },
  { color: 'var(--urzad-chart-3)', dashes: '2 4', mark: symbolTriangle },
] as const;

export function lookOf(series: number) {
  return SERIES[series % SERIES.length] ?? SERIES[0];
}

/** The fill of a series where its patterns are defined under this id. */
export function fillOf(series: number, id: string): string {
  return series % SERIES.length === 0 ? lookOf(series).color : `url(#${id}-${series % SERIES.length})`;
}

/** The patterns of the second and the third series. */
export function SeriesPatterns({ id }: { id: string }) {
  const tile = { width: 8, height: 8, patternUnits: 'userSpaceOnUse' as const };

  return (
    <defs>
      <pattern id={`${id}-1`} {...tile} patternTransform="rotate(45)">
        <rect width="8" height="8" fill="var(--urzad-surface)" />
        <rect width="4" height="8" fill={lookOf(1).color} />
      </pattern>
      <pattern id={`${id}-2`} {...tile}>
        <rect width="8" height="8" fill="var(--urzad-surface)" />
        <circle cx="4" cy="4" r="2.4" fill={lookOf(2).color} />
      </pattern>
    </defs>
  );
}
