import { cva } from 'class-variance-authority';
import { Icon, type SvgIcon } from '../../foundations/icon/icon';

/** One month of the `MonthTiles`. */
export interface MonthTile {
  /** The month, machine-readable: "2027-01". */
  month: string;
  /** Its name: "styczeń". */
  title: string;
  /** Formatted: "1 140,00 zł", "do 1 140,00 zł". */
  amount: string;
  /** Its state in a word or two: "wypłacone", "do 15.02". */
  note: string;
  /** The same state as a drawing. */
  icon: SvgIcon;
  /** `done`: over; `pending`: at the office; `now`: the person has to act; `ahead`: to come; `none`: left out. */
  state: 'done' | 'pending' | 'now' | 'ahead' | 'none';
}

export interface MonthTilesProps {
  /** Names the months: "Miesiące dofinansowania". */
  label: string;
  /** In their order. */
  months: readonly MonthTile[];
}

const tile = cva('u:grid u:content-start u:rounded-md u:border u:bg-surface', {
  variants: {
    state: {
      done: 'u:border-accent',
      pending: 'u:border-accent',
      now: 'u:border-warning-border u:bg-warning-surface',
      ahead: 'u:border-dashed u:border-line-strong',
      none: 'u:border-dashed u:border-line-strong u:text-muted',
    },
  },
});

/** The strip above a month: full when it is over, partly full while the office has it, empty when it is to come. */
const strip = cva('u:h-2 u:rounded-ss-md u:rounded-se-md', {
  variants: {
    state: { done: 'u:step-done', pending: 'u:step-now', now: 'u:bg-warning', ahead: '', none: '' },
  },
});

/** A year at a glance: each month with its amount and its state, said by a word, a drawing and a strip. */
export function MonthTiles({ label, months }: MonthTilesProps) {
  return (
    <ul aria-label={label} className="u:grid u:grid-cols-tiles u:gap-2">
      {months.map(({ month, title, amount, note, icon, state }) => (
        <li key={month} data-state={state} className={tile({ state })}>
          <span aria-hidden="true" className={strip({ state })} />
          <div className="u:px-2 u:pt-2 u:pb-2.5 u:wrap-break-word">
            <p className="u:font-semibold">
              <time className="u:part" dateTime={month}>
                {title}
              </time>
            </p>
            <p className="u:figures u:text-sm">{amount}</p>
            <p className="u:text-xs u:text-muted">
              <Icon of={icon} /> <span className="u:part">{note}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
