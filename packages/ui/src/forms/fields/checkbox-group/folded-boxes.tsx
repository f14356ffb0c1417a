import { ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { cn } from '../../../foundations/class-names/cn';
import { Icon } from '../../../foundations/icon/icon';
import { controlLooks } from '../../field/control-looks';
import type { FieldState } from '../../field/field-props';
import type { CheckboxGroupLabels } from './checkbox-group.labels';
import { useTicked } from './use-ticked';

export interface FoldedBoxesProps {
  state: FieldState;
  words: CheckboxGroupLabels;
  /** How many boxes there are. */
  all: number;
  children: ReactNode;
}

/**
 * A list of several answers that looks like a select: a native disclosure over native checkboxes, not a custom
 * listbox. Screen readers know the boxes, a refused form opens the disclosure, and it works without a script.
 */
export function FoldedBoxes({ state, words, all, children }: FoldedBoxesProps) {
  const list = useRef<HTMLDetailsElement>(null);
  const ticked = useTicked(list);

  return (
    <details ref={list} className="u:min-w-0">
      <summary
        data-state={state}
        className={cn(
          controlLooks({ state }),
          'u:flex u:cursor-pointer u:list-none u:items-center u:justify-between u:gap-3',
        )}
      >
        <span className={cn('u:min-w-0 u:wrap-break-word', state === 'disabled' && 'u:text-muted')}>
          <span className="u:part">{words.chosen(ticked.length, all)}</span>
          {ticked.length > 0 && <span className="u:text-muted">{`: ${ticked.join(', ')}`}</span>}
        </span>
        <span className="u:flex-none u:text-muted u:print:hidden">
          <Icon of={ChevronsUpDown} />
        </span>
      </summary>
      <div className="u:relative u:mt-1.5 u:grid u:max-h-96 u:gap-1.5 u:overflow-y-auto u:rounded-md u:border u:border-line u:p-3">
        {children}
      </div>
    </details>
  );
}
