import { Autocomplete } from '@base-ui/react/autocomplete';
import { type ComponentPropsWithRef, type RefObject, useImperativeHandle, useLayoutEffect } from 'react';
import type { InputLink } from './searched-input';
import type { SuggestedItems } from './suggested-items';
import { Suggestion, Suggestions } from './suggestions';

export interface SuggestionListProps<Item> extends SuggestedItems<Item> {
  /** The rendered input, its text, and the store for its props. */
  input: RefObject<HTMLInputElement | null>;
  text: string;
  link: InputLink;
  onLeave: () => void;
}

/** The part of the field that is loaded later: its keys, and the list below the input. */
export function SuggestionList<Item>({ input, text, link, onLeave, ...list }: SuggestionListProps<Item>) {
  const { items, textOf, open, onOpenChange, onType, onPick } = list;

  function change(next: string, { reason }: Autocomplete.Root.ChangeEventDetails) {
    // Escape closes the list, or the layer around the field; it does not clear the text.
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
 * The library's input for an input that was rendered before. The input keeps its focus, its caret and its text, and
 * gets the props that the library would have rendered: its keys and its ARIA attributes.
 */
function PresentInput({ of, link, props: { ref, ...control } }: PresentInputProps) {
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => of.current, [of]);
  useLayoutEffect(() => {
    link.setState({ control });
  });
  useLayoutEffect(() => () => link.setState({ control: undefined }), [link]);

  return null;
}
