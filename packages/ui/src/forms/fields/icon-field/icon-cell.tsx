import { cn } from '../../../foundations/class-names/cn';
import { Icon } from '../../../foundations/icon/icon';
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
    <td aria-colindex={column} className="u:p-0">
      <button
        type="button"
        // The names of the set are English in both languages.
        lang="en"
        aria-label={name}
        title={name}
        aria-pressed={isChosen}
        tabIndex={isActive ? 0 : -1}
        className={cn(
          'u:grid u:size-12 u:place-items-center u:rounded-md u:hover:bg-surface-hover',
          isChosen && 'u:border-2 u:border-accent u:bg-accent-subtle u:text-accent-text',
        )}
        onClick={() => onChoose(name)}
      >
        {drawing && <Icon of={drawing} size="24px" />}
      </button>
    </td>
  );
}
