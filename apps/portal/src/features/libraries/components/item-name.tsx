import { LIBRARY_COLOURS, type LibraryItem } from '@urzad/contract';
import { StatusBadge } from '@urzad/ui';

/** The Polish name of an item, in its colour where it has one. */
export function ItemName({ item: { name, color } }: { item: LibraryItem }) {
  const known = LIBRARY_COLOURS.find((colour) => colour === color);
  if (!known)
    return (
      <span lang="pl" className="u:part u:font-semibold u:wrap-anywhere">
        {name}
      </span>
    );

  return (
    <span lang="pl" className="u:flex">
      <StatusBadge color={known} compact>
        {name}
      </StatusBadge>
    </span>
  );
}
