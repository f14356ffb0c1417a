import type { TableFrameProps } from './table-frame';

const LOOKS = {
  phone: { grid: 'u:hidden u:tablet:block', cards: 'u:tablet:hidden' },
  tablet: { grid: 'u:hidden u:desktop:block', cards: 'u:desktop:hidden' },
} as const;

/**
 * What server components get instead of `table-frame.tsx`: no script measures the page, so both shapes are in it and
 * the style sheet shows one (decision 0064). Columns that do not fit are scrolled.
 */
export function TableFrame({ cardsUpTo, grid, cards }: TableFrameProps) {
  if (cardsUpTo === 'never') return <div className="u:min-w-0">{grid}</div>;
  const looks = LOOKS[cardsUpTo];

  return (
    <div className="u:min-w-0">
      <div className={looks.grid}>{grid}</div>
      <div className={looks.cards}>{cards}</div>
    </div>
  );
}
