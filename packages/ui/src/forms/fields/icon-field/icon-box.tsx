import { ChevronsUpDown, X } from 'lucide-react';
import type { RefObject } from 'react';
import { IconButton } from '../../../actions/icon-button/icon-button';
import { cn } from '../../../foundations/class-names/cn';
import { Icon } from '../../../foundations/icon/icon';
import { controlLooks } from '../../field/control-looks';
import type { Field } from '../../field/use-field';
import { ChosenIcon } from './chosen-icon';
import type { IconFieldLabels } from './icon-field.labels';

export interface IconBoxProps {
  field: Field;
  words: IconFieldLabels;
  button: RefObject<HTMLButtonElement | null>;
  /** The panel that it opens. */
  panelId: string;
  isOpen: boolean;
  value: string;
  onToggle: () => void;
  onClear: () => void;
  onLeave: () => void;
}

/** The chosen icon with its name, as a button that opens the set; beside it a button that clears it. */
export function IconBox({ field, words, button, panelId, isOpen, value, ...does }: IconBoxProps) {
  return (
    <>
      <button
        {...field.control}
        ref={button}
        type="button"
        // A combobox whose popup is a dialog: its name is the label, its value the chosen icon's.
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-labelledby={field.labelId}
        className={cn(
          controlLooks({ state: field.state }),
          'u:flex u:items-center u:gap-3 u:pe-24 u:text-start',
        )}
        onBlur={isOpen ? undefined : does.onLeave}
        onClick={does.onToggle}
      >
        <ChosenIcon name={value} />
        {value ? (
          <span lang="en" className="u:min-w-0 u:wrap-break-word">
            {value}
          </span>
        ) : (
          <span className="u:text-placeholder">{words.choose}</span>
        )}
      </button>
      <span className="u:pointer-events-none u:absolute u:inset-y-0 u:end-3.5 u:flex u:items-center u:gap-1 u:text-muted u:print:hidden">
        {value && !field.control.disabled && (
          <span className="u:pointer-events-auto">
            <IconButton icon={X} label={words.clear} onClick={does.onClear} />
          </span>
        )}
        <Icon of={ChevronsUpDown} />
      </span>
    </>
  );
}
