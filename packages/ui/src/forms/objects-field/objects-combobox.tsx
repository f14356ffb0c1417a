import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronsUpDown, X } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../foundations/icon/icon';
import type { PickItem } from '../autocomplete-field/pick-item';
import { Suggestion, Suggestions } from '../autocomplete-field/suggestions';
import type { FieldState } from '../field/field-props';
import { isPart, ListStatus, listedText } from './list-status';
import { ObjectImage } from './object-image';
import type { ObjectsPartProps } from './objects-parts';

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
      <Combobox.InputGroup data-state={field.state} className={`${BOX} ${BORDER[field.state]}`}>
        <ChosenChips {...props} />
        <span className="pointer-events-none absolute inset-y-0 end-3.5 flex items-center text-muted print:hidden">
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
            <span className="min-w-0 flex-1 wrap-break-word">{item.label}</span>
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
      className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5"
    >
      {chosen.map((item) => (
        <Combobox.Chip key={item.value} className={CHIP}>
          <ObjectImage item={item} isSmall />
          <span className="min-w-0 wrap-break-word">{item.label}</span>
          {field.state !== 'disabled' && (
            <Combobox.ChipRemove
              aria-label={words.remove(item.label)}
              className="grid size-6 flex-none place-items-center rounded-sm text-muted hover:bg-surface-hover hover:text-ink print:hidden"
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
        className="min-w-24 flex-1 bg-transparent px-1.5 ring-none placeholder:text-placeholder print:hidden"
      />
    </Combobox.Chips>
  );
}

const BOX = 'relative flex min-h-field items-center rounded-md py-1.5 ps-2 pe-11 ring-within';

const BORDER = {
  ready: 'border-control border-line-strong bg-field hover:border-ink',
  invalid: 'border-control border-error-border bg-error-surface',
  disabled: 'cursor-not-allowed border-control border-dashed border-line-strong bg-bg-disabled text-disabled',
  readonly: '',
} as const satisfies Record<FieldState, string>;

const CHIP =
  'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-sm border border-line bg-surface-sunken px-2.5 has-[button]:pe-1 text-ink focus-visible:ring-drawn';
