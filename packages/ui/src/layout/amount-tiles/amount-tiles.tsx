import { Icon, type SvgIcon } from '../../foundations/icon/icon';

export interface AmountTile {
  icon: SvgIcon;
  /** Formatted, with its unit: "do 1 140 zł". */
  amount: string;
  title: string;
  text: string;
}

export interface AmountTilesProps {
  /** The amounts in their order; titles are unique. */
  tiles: readonly AmountTile[];
}

/** Amounts, their purpose and conditions: three tiles of one block. */
export function AmountTiles({ tiles }: AmountTilesProps) {
  return (
    <ul className="grid divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface desktop:auto-cols-fr desktop:grid-flow-col desktop:divide-x desktop:divide-y-0">
      {tiles.map((tile) => (
        <li key={tile.title} className="flex gap-4 p-5 tablet:p-7 desktop:flex-col">
          <span className="grid size-13 flex-none place-items-center rounded-lg bg-accent-subtle text-accent-text">
            <Icon of={tile.icon} size="28px" />
          </span>
          <div>
            <p className="figures headline-sum text-2xl leading-tight font-bold tablet:text-3xl">
              {tile.amount}
            </p>
            <p className="font-semibold">{tile.title}</p>
            <p className="text-sm text-muted">{tile.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
