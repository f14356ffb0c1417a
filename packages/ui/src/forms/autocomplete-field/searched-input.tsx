import { Autocomplete } from '@base-ui/react/autocomplete';
import { ChevronsUpDown, Search } from 'lucide-react';
import { cn } from '../../foundations/class-names/cn';
import { Icon } from '../../foundations/icon/icon';
import { controlLooks } from '../field/control-looks';
import { besideText, FieldText } from '../field/field-text';
import type { Field } from '../field/use-field';
import type { useHiddenValue } from '../field/use-hidden-value';

export interface SearchedInputProps {
  field: Field;
  typed: Pick<ReturnType<typeof useHiddenValue>, 'input' | 'value' | 'leave'>;
  name?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  autoComplete?: string | undefined;
  /** A list that is all there has arrows, one that is asked for has a glass. @default 'search' */
  sign?: keyof typeof SIGNS;
  /** @default what the typed value does when it is left */
  onLeave?: () => void;
}

const SIGNS = { search: Search, list: ChevronsUpDown };

/** The line that a name is typed into, with the sign of its list, and the value that the form sends. */
export function SearchedInput({
  field,
  typed,
  name,
  disabled,
  readOnly,
  autoComplete = 'off',
  sign = 'search',
  onLeave,
}: SearchedInputProps) {
  return (
    <>
      <div className="relative">
        <Autocomplete.Input
          {...field.control}
          // Said outright, as the label itself is hidden while the list is open.
          aria-labelledby={field.labelId}
          ref={typed.input}
          autoComplete={autoComplete}
          className={cn(controlLooks({ state: field.state }), 'pe-11', besideText(readOnly))}
          onBlur={onLeave ?? typed.leave}
        />
        <FieldText control={typed.input} readOnly={readOnly} />
        {!readOnly && (
          <span className="pointer-events-none absolute inset-y-0 end-3.5 flex items-center text-muted print:hidden">
            <Icon of={SIGNS[sign]} />
          </span>
        )}
      </div>
      <input type="hidden" name={name} value={typed.value} disabled={disabled} />
    </>
  );
}
