export interface DateTileProps {
  /** The full day, machine-readable: "2026-11-17". */
  dateTime: string;
  /** "17" */
  day: string;
  /** Short: "lis". */
  month: string;
}

/** A calendar leaf: the day of a piece of news or of the next step. */
export function DateTile({ dateTime, day, month }: DateTileProps) {
  return (
    <time
      dateTime={dateTime}
      className="u:block u:w-18 u:flex-none u:overflow-hidden u:rounded-md u:border u:border-line u:bg-surface u:text-center u:tablet:w-21"
    >
      {/* One text, not two: a translator's page takes a change of a text that stands alone. The space parts day and month. */}
      <span className="u:figures u:block u:text-2xl u:font-bold">{`${day} `}</span>
      <span className="u:block u:bg-accent-subtle u:py-0.5 u:text-xs u:font-semibold u:text-accent-text">
        {month}
      </span>
    </time>
  );
}
