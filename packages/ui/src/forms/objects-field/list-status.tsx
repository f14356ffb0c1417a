import type { ObjectsFieldLabels } from './objects-field.labels';
import type { useObjects } from './use-objects';

export interface ListStatusProps {
  list: ReturnType<typeof useObjects>;
  words: ObjectsFieldLabels;
  /** Where a list hangs over the text: then only the ear is told, and the list has the text in it. */
  isCovered?: boolean;
  /** The list is not open, so nobody asked. */
  isSilent?: boolean;
}

/** Not everything is listed. */
export function isPart({ state, items, count }: ListStatusProps['list']): boolean {
  return state === 'listed' && count > items.length;
}

/** How the list stands, in words: for the eye where there is no list to see, and always for the ear. */
export function ListStatus({ list, words, isCovered = false, isSilent = false }: ListStatusProps) {
  const { state } = list;
  const isListed = state === 'listed';
  const said = isListed ? listedText({ list, words }) : words[state];
  // Out of the flow: an empty line would be a gap that closes when the list comes.
  const isUnseen = isSilent || (isListed && (isCovered || !isPart(list)));

  return (
    // `aria-live` beside the role that has it: the library spares such elements when it hides the page under a list.
    <p
      role="status"
      aria-live="polite"
      className={isUnseen ? 'sr-only' : 'text-sm text-muted not-empty:pt-1.5'}
    >
      {!isSilent && said}
    </p>
  );
}

/** How many there are to choose from. */
export function listedText({ list, words }: Pick<ListStatusProps, 'list' | 'words'>): string {
  const { items, count } = list;
  return isPart(list) ? words.listedOf(items.length, count) : words.listed(count);
}
