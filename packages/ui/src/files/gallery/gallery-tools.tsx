import { ArrowLeft, ArrowRight, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { memo, type ReactNode, useRef } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import type { MenuItem } from '../../actions/menu-entry/menu-item';
import { menuStepOf } from '../../internal/sortable/menu-steps';
import type { Place } from '../../internal/sortable/sorting';
import { Dropdown } from '../../overlays/dropdown/dropdown';
import type { GalleryLabels } from './gallery.labels';
import type { LaidImage } from './gallery-image';
import type { GalleryCapabilities } from './gallery-props';

interface GalleryToolsProps extends GalleryCapabilities {
  item: LaidImage;
  words: GalleryLabels;
  /** Its place, where the order may be changed. */
  place?: Pick<Place, 'isFirst' | 'isLast' | 'move'> | undefined;
  handle?: ReactNode;
}

/**
 * The handle and the menu of a picture: two buttons, which have room in a third of a phone. Kept as they are while others
 * come: hundreds are drawn in steps, and each caption that is measured draws the list again. Not where the order may be
 * changed: `place` and `handle` are new each time.
 */
export const GalleryTools = memo(function GalleryTools({
  item,
  words,
  place,
  handle,
  ...can
}: GalleryToolsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const entries = entriesOf({
    item,
    words,
    ...can,
    place: place && { ...place, move: menuStepOf(place, () => button.current) },
  });
  if (!handle && entries.length === 0) return null;

  return (
    <div className="u:gallery-tools">
      {handle}
      {entries.length > 0 && (
        <Dropdown
          label={item.name}
          items={entries}
          trigger={<IconButton ref={button} icon={EllipsisVertical} label={`${words.more}: ${item.name}`} />}
        />
      )}
    </div>
  );
});

function entriesOf({ item, words, place, ...can }: GalleryToolsProps): readonly MenuItem[] {
  const move = place?.move;
  const steps: (MenuItem | false | undefined)[] = [
    move &&
      !place.isFirst && { id: 'earlier', name: words.earlier, icon: ArrowLeft, onSelect: () => move(-1) },
    move && !place.isLast && { id: 'later', name: words.later, icon: ArrowRight, onSelect: () => move(1) },
    can.canEditInfo && {
      id: 'edit',
      name: words.editInfo,
      icon: Pencil,
      onSelect: () => can.onEditInfo?.(item.image),
    },
    can.canDelete && {
      id: 'remove',
      name: words.remove,
      icon: Trash2,
      color: 'red',
      onSelect: () => can.onDelete?.(item.image),
    },
  ];

  return steps.filter((entry) => entry !== undefined && entry !== false);
}
