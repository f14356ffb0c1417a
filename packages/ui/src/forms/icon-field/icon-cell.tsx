import { cn } from '../../foundations/class-names/cn';
import { Icon } from '../../foundations/icon/icon';
import { iconNamed } from './icon-set';

export interface IconCellProps {
  name: string;
  /** From 1. */
  column: number;
  /** In the tab order, as one cell of the grid always is. */
  isActive: boolean;
  isChosen: boolean;
  onChoose: (name: string) => void;
}

export function IconCell({ name, column, isActive, isChosen, onChoose }: IconCellProps) {
  const drawing = iconNamed(name);

  return (
    <td aria-colindex={column} className="p-0">
      <button
        type="button"
        // The names of the set are English in both languages.
        lang="en"
        aria-label={name}
        title={name}
        aria-pressed={isChosen}
        tabIndex={isActive ? 0 : -1}
        className={cn(
          'grid size-12 place-items-center rounded-md hover:bg-surface-hover',
          isChosen && 'border-2 border-accent bg-accent-subtle text-accent-text',
        )}
        onClick={() => onChoose(name)}
      >
        {drawing && <Icon of={drawing} size="24px" />}
      </button>
    </td>
  );
}
