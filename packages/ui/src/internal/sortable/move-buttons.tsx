import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { useLabels } from '../../foundations/locale/locale';
import { type SortableLabels, sortableLabels } from './sortable.labels';
import type { Place, SortLayout } from './sorting';

export interface MoveButtonsProps {
  /** Name of the item. */
  name: string;
  place: Place;
  layout: SortLayout;
  labels?: Partial<SortableLabels> | undefined;
}

const ICONS = { list: [ArrowUp, ArrowDown], grid: [ArrowLeft, ArrowRight] } as const;

/** Two buttons that move an item by one place. At the ends they are `aria-disabled`: a disabled one loses the focus. */
export function MoveButtons({ name, place, layout, labels }: MoveButtonsProps) {
  const words = useLabels<SortableLabels>(sortableLabels, labels);
  const [earlier, later] = ICONS[layout];
  if (!place.move) return null;

  return (
    <>
      <IconButton
        icon={earlier}
        label={`${words.earlier}: ${name}`}
        aria-disabled={place.isFirst}
        className="u:rtl:-scale-x-100"
        onClick={({ currentTarget }) => place.move?.(-1, currentTarget)}
      />
      <IconButton
        icon={later}
        label={`${words.later}: ${name}`}
        aria-disabled={place.isLast}
        className="u:rtl:-scale-x-100"
        onClick={({ currentTarget }) => place.move?.(1, currentTarget)}
      />
    </>
  );
}
