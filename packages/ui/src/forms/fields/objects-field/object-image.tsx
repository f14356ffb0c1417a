import { cn } from '../../../foundations/class-names/cn';
import type { PickItem } from '../autocomplete-field/pick-item';

/** Hidden from screen readers: the name is beside it. */
export function ObjectImage({ item, isSmall = false }: { item: PickItem; isSmall?: boolean }) {
  if (!item.image) return null;

  return (
    <img
      src={item.image}
      alt=""
      loading="lazy"
      className={cn('u:flex-none u:rounded-sm u:object-cover', isSmall ? 'u:size-6' : 'u:size-8')}
    />
  );
}
