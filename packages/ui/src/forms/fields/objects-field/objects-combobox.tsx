import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronsUpDown, X } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../../foundations/icon/icon';
import type { FieldState } from '../../field/field-props';
import type { PickItem } from '../autocomplete-field/pick-item';
import { Suggestion, Suggestions } from '../autocomplete-field/suggestions';
import { isPart, ListStatus, listedText } from './list-status';
import { ObjectImage } from './object-image';
import type { ObjectsPartProps } from './objects-parts';
import './objects-combobox.css';

/** A text field with the chosen objects in it, and a list under it that is filtered by the typing. */
export function ObjectsCombobox(props: ObjectsPartProps) {
  const { field, words, list, chosen, isMany, text, onText, onChoose } = props;
  const [isOpen, setOpen] = useState(false);

  /** The typed text stays for the next choice from the same list; only the person changes it. */
  function type(next: string, { reason }: Combobox.Root.ChangeEventDetails) {
    if (reason === 'input-change' || reason === 'escape-key') onText(next);
  }

  function follow(open: boolean, { reason }: Combobox.Root.OpenChangeEventDetails) {
    if (!open && isMany && reason === 'item-press') return;
    if (open && list.state === 'failed') list.retry();
    setOpen(open);
  }

  function choose(items: readonly PickItem[]) {
    onChoose(isMany ? items : items.slice(-1));
    if (!isMany) onText('');
  }

  return (
    <Combobox.Root<PickItem, true>
      multiple
      items={list.items}
      filter={null}
      itemToStringLabel={({ label }) => label}
      isItemEqualToValue={(item, { value }) => item.value === value}
      value={[...chosen]}
      onValueChange={choose}
      inputValue={text}
      onInputValueChange={type}
      open={isOpen}
      onOpenChange={follow}
      disabled={field.control.disabled ?? false}
    >
      <Combobox.InputGroup data-state={field.state} className={`u:objects-box ${BOX} ${BORDER[field.state]}`}>
        <ChosenChips {...props} />
        <span className="u:pointer-events-none u:absolute u:inset-y-0 u:end-3.5 u:flex u:items-center u:text-muted u:print:hidden">
          <Icon of={ChevronsUpDown} />
        </span>
      </Combobox.InputGroup>
      <ListStatus list={list} words={words} isCovered isSilent={!isOpen} />
      <Suggestions<PickItem>
        title={words.list}
        isMany={isMany}
        note={isPart(list) && listedText({ list, words })}
      >
        {(item) => (
          <Suggestion key={item.value} value={item}>
            <ObjectImage item={item} />
            <span lang={item.lang} className="u:min-w-0 u:flex-1 u:wrap-break-word">
              {item.label}
            </span>
            <Combobox.ItemIndicator>
              <Icon of={Check} />
            </Combobox.ItemIndicator>
          </Suggestion>
        )}
      </Suggestions>
    </Combobox.Root>
  );
}

/** From the start of the text, Arrow Left moves to the chosen objects; Backspace removes one. */
function ChosenChips({ field, words, control, chosen, placeholder }: ObjectsPartProps) {
  return (
    <Combobox.Chips
      aria-label={chosen.length > 0 ? words.chosenList : undefined}
      className="u:flex u:min-w-0 u:flex-1 u:flex-wrap u:items-center u:gap-1.5"
    >
      {chosen.map((item) => (
        <Combobox.Chip key={item.value} className={CHIP}>
          <ObjectImage item={item} isSmall />
          <span lang={item.lang} className="u:min-w-0 u:wrap-break-word">
            {item.label}
          </span>
          {field.state !== 'disabled' && (
            <Combobox.ChipRemove
              aria-label={words.remove(item.label)}
              className="u:grid u:size-6 u:pointer-coarse:size-11 u:flex-none u:place-items-center u:rounded-sm u:text-muted u:hover:bg-surface-hover u:hover:text-ink u:print:hidden"
            >
              <Icon of={X} />
            </Combobox.ChipRemove>
          )}
        </Combobox.Chip>
      ))}
      <Combobox.Input
        {...field.control}
        // Set explicitly, as the label itself is hidden while the list is open.
        aria-labelledby={field.labelId}
        ref={control}
        autoComplete="off"
        placeholder={chosen.length > 0 ? undefined : placeholder}
        className="u:min-w-24 u:flex-1 u:bg-transparent u:px-1.5 u:ring-none u:placeholder:text-placeholder u:print:hidden"
      />
    </Combobox.Chips>
  );
}

const BOX =
  'u:relative u:flex u:min-h-field u:items-center u:rounded-md u:py-1.5 u:ps-2 u:pe-11 u:ring-within';

const BORDER = {
  ready: 'u:border-control u:border-line-strong u:bg-field u:hover:border-ink',
  invalid: 'u:border-control u:border-error-border u:bg-error-surface',
  disabled:
    'u:cursor-not-allowed u:border-control u:border-dashed u:border-line-strong u:bg-bg-disabled u:text-disabled',
  readonly: '',
} as const satisfies Record<FieldState, string>;

const CHIP =
  'u:inline-flex u:min-h-8 u:max-w-full u:items-center u:gap-1.5 u:rounded-sm u:border u:border-line u:bg-surface-sunken u:px-2.5 u:has-[button]:pe-1 u:text-ink u:focus-visible:ring-drawn';
