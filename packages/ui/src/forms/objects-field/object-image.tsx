import { cn } from '../../foundations/class-names/cn';
import type { PickItem } from '../autocomplete-field/pick-item';

/** Beside the name, which says it all: nothing here is spoken. */
export function ObjectImage({ item, isSmall = false }: { item: PickItem; isSmall?: boolean }) {
  if (!item.image) return null;

  return (
    <img
      src={item.image}
      alt=""
      loading="lazy"
      className={cn('flex-none rounded-sm object-cover', isSmall ? 'size-6' : 'size-8')}
    />
  );
}
