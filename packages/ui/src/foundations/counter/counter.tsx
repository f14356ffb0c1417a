import { cva } from 'class-variance-authority';

export interface CounterProps {
  value: number;
  /** `alert` asks for attention; `quiet` only says how many. @default 'quiet' */
  kind?: 'alert' | 'accent' | 'quiet';
  /** What is counted, for those who do not see where it stands: "nieprzeczytane". */
  label?: string;
}

/** Above it the exact number helps nobody and breaks the layout. */
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
