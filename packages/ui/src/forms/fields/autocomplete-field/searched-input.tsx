import { ChevronsUpDown, Search } from 'lucide-react';
import { type ComponentProps, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { cn } from '../../../foundations/class-names/cn';
import { Icon } from '../../../foundations/icon/icon';
import { controlLooks } from '../../field/control-looks';
import { besideText, FieldText } from '../../field/field-text';
import type { Field } from '../../field/use-field';
import type { useHiddenValue } from '../../field/use-hidden-value';

/** The store by which the list of suggestions, once it is loaded, gives its keys and ARIA attributes to the input. */
export type InputLink = StoreApi<{ control?: ComponentProps<'input'> | undefined }>;

export interface SearchedInputProps {
  field: Field;
  typed: Pick<ReturnType<typeof useHiddenValue>, 'input' | 'text' | 'value'>;
  name?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  autoComplete?: string | undefined;
  /** A complete list has arrows, one that is searched has a magnifying glass. @default 'search' */
  sign?: keyof typeof SIGNS | undefined;
  link: InputLink;
  /** The props of the input until the list is loaded. */
  own: ComponentProps<'input'>;
}

const SIGNS = { search: Search, list: ChevronsUpDown };

/** The text input, with the icon of its list, and the hidden form value. */
export function SearchedInput({
  field,
  typed,
  name,
  disabled,
  readOnly,
  autoComplete = 'off',
  sign = 'search',
  link,
  own,
}: SearchedInputProps) {
  const { control } = useSyncExternalStore(link.subscribe, link.getState, link.getState);

  return (
    <>
      <div className="u:relative">
        <input
          {...COMBOBOX}
          {...(control ?? own)}
          {...field.control}
          // Set explicitly, as the label itself is hidden while the list is open.
          aria-labelledby={field.labelId}
          ref={typed.input}
          value={typed.text}
          readOnly={readOnly}
          autoComplete={autoComplete}
          className={cn(controlLooks({ state: field.state }), 'u:pe-11', besideText(readOnly))}
        />
        <FieldText control={typed.input} readOnly={readOnly} />
        {!readOnly && (
          <span className="u:pointer-events-none u:absolute u:inset-y-0 u:end-3.5 u:flex u:items-center u:text-muted u:print:hidden">
            <Icon of={SIGNS[sign]} />
          </span>
        )}
      </div>
      <input type="hidden" name={name} value={typed.value} disabled={disabled} />
    </>
  );
}

/**
 * The ARIA attributes of the input from the first render: the same as with its list closed. Names need no spell
 * checking.
 */
const COMBOBOX = {
  role: 'combobox',
  'aria-expanded': false,
  'aria-haspopup': 'listbox',
  'aria-autocomplete': 'none',
  spellCheck: false,
  autoCorrect: 'off',
  autoCapitalize: 'none',
} as const;
