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
      className="block w-18 flex-none overflow-hidden rounded-md border border-line bg-surface text-center tablet:w-21"
    >
      <span className="figures block text-2xl font-bold">{day} </span>
      <span className="block bg-accent-subtle py-0.5 text-xs font-semibold text-accent-text">{month}</span>
    </time>
  );
}
