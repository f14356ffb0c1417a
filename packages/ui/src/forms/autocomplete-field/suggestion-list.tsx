import { Autocomplete } from '@base-ui/react/autocomplete';
import { type ComponentPropsWithRef, type RefObject, useImperativeHandle, useLayoutEffect } from 'react';
import type { InputLink } from './searched-input';
import type { SuggestedItems } from './suggested-items';
import { Suggestion, Suggestions } from './suggestions';

export interface SuggestionListProps<Item> extends SuggestedItems<Item> {
  /** The line that the page has already, what stands in it, and where it is told what to do. */
  input: RefObject<HTMLInputElement | null>;
  text: string;
  link: InputLink;
  onLeave: () => void;
}

/** What of a box with suggestions comes later: its keys, and the list under its line. */
export function SuggestionList<Item>({ input, text, link, onLeave, ...list }: SuggestionListProps<Item>) {
  const { items, textOf, open, onOpenChange, onType, onPick } = list;

  function change(next: string, { reason }: Autocomplete.Root.ChangeEventDetails) {
    // Escape closes the list, or the window that the field stands in; what was typed is not its to take.
    if (reason === 'escape-key') onOpenChange(false, reason);
    else onType(next, reason === 'item-press' ? 'pick' : 'hand');
  }

  return (
    <Autocomplete.Root
      mode="none"
      items={items}
      itemToStringValue={textOf}
      open={open}
      onOpenChange={(isOpen, { reason }) => onOpenChange(isOpen, reason)}
      value={text}
      onValueChange={change}
    >
      <Autocomplete.Input
        onBlur={onLeave}
        render={(props) => <PresentInput of={input} link={link} props={props} />}
      />
      <Suggestions<Item> title={list.title}>
        {(item) => (
          <Suggestion key={list.keyOf(item)} value={item} onPick={() => onPick?.(item)}>
            {list.children(item)}
          </Suggestion>
        )}
      </Suggestions>
    </Autocomplete.Root>
  );
}

interface PresentInputProps {
  of: RefObject<HTMLInputElement | null>;
  link: InputLink;
  props: ComponentPropsWithRef<'input'>;
}

/**
 * Stands in the library's input for the line that the page had before. The line keeps its focus, its caret and what is
 * being typed, and is told what the library would have drawn: its keys and what is read of it.
 */
function PresentInput({ of, link, props: { ref, ...control } }: PresentInputProps) {
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => of.current, [of]);
  useLayoutEffect(() => {
    link.setState({ control });
  });
  useLayoutEffect(() => () => link.setState({ control: undefined }), [link]);

  return null;
}
