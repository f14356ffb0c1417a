import { ArrowLeft, ArrowRight, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { memo, type ReactNode, useCallback, useEffect, useRef } from 'react';
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

/** The handle and the menu of a picture: two buttons, which have room in a third of a phone. */
export function GalleryTools({ place, handle, ...menu }: GalleryToolsProps) {
  const latest = useRef(place?.move);
  useEffect(() => {
    latest.current = place?.move;
  });
  const move: Place['move'] = useCallback((step, button) => latest.current?.(step, button), []);
  const { isFirst, isLast } = place ?? {};
  if (!handle && !place?.move && !menu.canEditInfo && !menu.canDelete) return null;

  return (
    <div className="u:gallery-tools">
      {handle}
      <GalleryMenu {...menu} {...{ isFirst, isLast }} move={place?.move && move} />
    </div>
  );
}

interface GalleryMenuProps extends GalleryCapabilities, Pick<Place, 'move'> {
  item: LaidImage;
  words: GalleryLabels;
  isFirst: boolean | undefined;
  isLast: boolean | undefined;
}

/**
 * Kept as it is while other pictures come: hundreds are drawn in steps, and each caption that is measured draws the list again.
 * What it is given is the same each time, also where the order may be changed and the place of the picture is new.
 */
const GalleryMenu = memo(function GalleryMenu({ move, ...given }: GalleryMenuProps) {
  const { item, words } = given;
  const button = useRef<HTMLButtonElement>(null);
  const entries = entriesOf({ ...given, move: menuStepOf({ move }, () => button.current) });
  if (entries.length === 0) return null;

  return (
    <Dropdown
      label={item.name}
      items={entries}
      trigger={<IconButton ref={button} icon={EllipsisVertical} label={`${words.more}: ${item.name}`} />}
    />
  );
});

function entriesOf({ item, words, move, ...can }: GalleryMenuProps): readonly MenuItem[] {
  const steps: (MenuItem | false | undefined)[] = [
    move && !can.isFirst && { id: 'earlier', name: words.earlier, icon: ArrowLeft, onSelect: () => move(-1) },
    move && !can.isLast && { id: 'later', name: words.later, icon: ArrowRight, onSelect: () => move(1) },
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
