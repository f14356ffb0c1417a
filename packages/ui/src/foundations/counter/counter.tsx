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

const looks = cva(
  'figures inline-grid h-5.5 min-w-5.5 place-items-center rounded-pill px-1.5 text-xs leading-none font-bold forced-colors:border',
  {
    variants: {
      kind: {
        alert: 'bg-badge text-on-badge',
        accent: 'bg-accent text-on-accent forced-color-adjust-none',
        quiet: 'border border-line bg-surface-sunken text-muted',
      },
    },
  },
);

/** A number in a pill, beside the name of what it counts. */
export function Counter({ value, kind = 'quiet', label }: CounterProps) {
  return (
    <span className={looks({ kind })}>
      <span>
        {value > MOST ? `${MOST}+` : value}
        {label && <span className="sr-only"> {label}</span>}
      </span>
    </span>
  );
}
