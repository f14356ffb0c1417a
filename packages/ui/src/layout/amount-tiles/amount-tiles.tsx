import { Icon, type SvgIcon } from '../../foundations/icon/icon';

/** One of the `AmountTiles`. */
export interface AmountTile {
  /** The drawing of the tile. */
  icon: SvgIcon;
  /** Formatted, with its unit: "do 1 140 zł". */
  amount: string;
  /** The purpose of the amount. */
  title: string;
  /** The conditions, in one sentence. */
  text: string;
}

export interface AmountTilesProps {
  /** The amounts in their order; titles are unique. */
  tiles: readonly AmountTile[];
}

/** Amounts, their purpose and conditions: three tiles of one block. */
export function AmountTiles({ tiles }: AmountTilesProps) {
  return (
    <ul className="u:grid u:overflow-hidden u:rounded-xl u:border u:border-line u:bg-surface u:desktop:auto-cols-fr u:desktop:grid-flow-col">
      {tiles.map((tile) => (
        <li
          key={tile.title}
          className="u:flex u:flex-wrap u:gap-4 u:border-line u:p-5 u:not-last:border-b u:tablet:p-7 u:desktop:block u:desktop:not-last:border-e u:desktop:not-last:border-b-0"
        >
          <span className="u:grid u:size-13 u:flex-none u:place-items-center u:rounded-lg u:bg-accent-subtle u:text-accent-text u:desktop:mb-4">
            <Icon of={tile.icon} size="28px" />
          </span>
          <div className="u:max-w-full u:flex-1 u:basis-36 u:wrap-break-word">
            <p className="u:tabular-nums u:lining-nums u:headline-sum u:text-2xl u:leading-tight u:font-bold u:tablet:text-3xl">
              {tile.amount}
            </p>
            <p className="u:font-semibold">{tile.title}</p>
            <p className="u:text-sm u:text-muted">{tile.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
