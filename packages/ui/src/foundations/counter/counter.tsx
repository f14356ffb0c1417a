import { cva } from 'class-variance-authority';

export interface CounterProps {
  /** The number; above 99 it is shown as 99+. */
  value: number;
  /** `alert` asks for attention; `quiet` is a plain number. @default 'quiet' */
  kind?: 'alert' | 'accent' | 'quiet';
  /** The counted things, for screen readers: "nieprzeczytane". */
  label?: string;
}

/** Higher numbers are shown as 99+: exact ones do not fit. */
const MOST = 99;

// Relative: the hidden label would otherwise widen a page on which the counter lies in a part that scrolls.
const looks = cva(
  'u:figures u:relative u:inline-grid u:h-5.5 u:min-w-5.5 u:place-items-center u:rounded-pill u:px-1.5 u:text-xs u:leading-none u:font-bold u:forced-colors:border',
  {
    variants: {
      kind: {
        alert: 'u:bg-badge u:text-on-badge',
        accent: 'u:bg-accent u:text-on-accent u:forced-color-adjust-none',
        quiet: 'u:border u:border-line u:bg-surface-sunken u:text-muted',
      },
    },
  },
);

/** A number in a pill, beside the name of what it counts. */
export function Counter({ value, kind = 'quiet', label }: CounterProps) {
  return (
    <span className={looks({ kind })}>
      <span className="u:part">
        <span className="u:part">{value > MOST ? `${MOST}+` : value}</span>
        {label && <span className="u:sr-only">{` ${label}`}</span>}
      </span>
    </span>
  );
}
