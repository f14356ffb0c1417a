import { type ReactNode, useId } from 'react';
import { cn } from '../../foundations/class-names/cn';
import { useLabels, useLocale } from '../../foundations/locale/locale';
import { type PlotLabels, plotLabels } from './plot.labels';
import { PlotBars } from './plot-bars';
import { PlotColumns } from './plot-columns';
import { PlotLines } from './plot-lines';
import type { DrawingProps, PlotProps } from './plot-props';
import { PlotTable } from './plot-table';
import { fillOf, lookOf, SeriesPatterns } from './series-look';
import { usePlotSize } from './use-plot-size';

export type { PlotLabels } from './plot.labels';
export type { PlotData, PlotPoint, PlotProps } from './plot-props';

const DRAWINGS = { bars: PlotBars, columns: PlotColumns, lines: PlotLines };

/**
 * Numbers as a picture, always with a table of the same numbers: a picture says at a glance which is more, a table how
 * much. Series differ by pattern as well as by colour. Nothing moves.
 */
export function Plot(props: PlotProps) {
  const { title, note, kind, series, points, pointsName, table, tableBeside, labels, locale: given } = props;
  const words = useLabels<PlotLabels>(plotLabels, labels, given);
  const locale = useLocale(given);
  const id = useId();
  const [room, size] = usePlotSize();
  const {
    valueText = (value: number) => new Intl.NumberFormat(locale).format(value),
    axisText = (value: number) => shortText(value, locale),
  } = props;
  const Drawing: (props: DrawingProps) => ReactNode = DRAWINGS[kind];
  const fills = series.map((_, at) => fillOf(at, id));

  return (
    // Beside each other where both have room, which a list of cards would not need: else the table has the whole width.
    <figure
      className={
        tableBeside ? 'u:flex u:min-w-0 u:flex-wrap u:gap-4' : 'u:grid u:min-w-0 u:grid-cols-1 u:gap-4'
      }
    >
      <div
        className={cn(
          'u:grid u:min-w-0 u:grid-cols-1 u:content-start u:gap-3',
          tableBeside && 'u:grow u:basis-plot',
        )}
      >
        <figcaption className="u:flex u:flex-wrap u:items-baseline u:justify-between u:gap-x-4 u:gap-y-1 u:text-sm">
          <span className="u:part">
            <strong className="u:font-semibold">{title}</strong>
            {note && <span className="u:text-muted">{note}</span>}
          </span>
          {series.length > 1 && (
            <span className="u:flex u:flex-wrap u:gap-x-4">
              {series.map((name, at) => (
                <span key={name} className="u:inline-flex u:items-center u:gap-2">
                  <Sample at={at} id={id} kind={kind} />
                  {name}
                </span>
              ))}
            </span>
          )}
        </figcaption>
        <div
          ref={room}
          role="img"
          aria-label={words.picture(title)}
          className="u:min-w-0 u:text-sm u:figures"
        >
          <svg width="0" height="0" aria-hidden="true" className="u:absolute">
            <SeriesPatterns id={id} />
          </svg>
          <Drawing {...{ series, points, valueText, axisText, fills, size }} />
        </div>
      </div>
      <div className={cn('u:min-w-0', tableBeside && 'u:grow u:basis-plot-table')}>
        {table ?? (
          <details className="u:min-w-0 u:rounded-md u:border u:border-line u:bg-surface">
            <summary className="u:min-h-control u:cursor-pointer u:px-4 u:py-2.5 u:font-semibold">
              {words.table}
            </summary>
            <div className="u:border-t u:border-line u:p-3">
              <PlotTable {...{ title, pointsName, series, points, valueText }} sum={words.sum} />
            </div>
          </details>
        )}
      </div>
    </figure>
  );
}

/** What a series looks like, beside its name. */
function Sample({ at, id, kind }: { at: number; id: string; kind: PlotProps['kind'] }) {
  const { color, dashes } = lookOf(at);

  return (
    <svg width="22" height="18" aria-hidden="true" className="u:flex-none">
      {kind === 'lines' ? (
        <line x1="0" x2="22" y1="9" y2="9" stroke={color} strokeWidth="2.5" strokeDasharray={dashes} />
      ) : (
        <rect x="3" y="1" width="16" height="16" rx="4" fill={fillOf(at, id)} stroke={color} />
      )}
    </svg>
  );
}

/** `300 tys.` */
function shortText(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(value);
}
