import type { ObjectsFieldLabels } from './objects-field.labels';
import type { useObjects } from './use-objects';

export interface ListStatusProps {
  list: ReturnType<typeof useObjects>;
  words: ObjectsFieldLabels;
  /** The list is not open, so nobody asked. */
  isSilent?: boolean;
}

/** How the list stands, in words: for the eye where there is no list to see, and always for the ear. */
export function ListStatus({ list, words, isSilent = false }: ListStatusProps) {
  const { state, items, count } = list;
  const isListed = state === 'listed';
  const isPart = isListed && count > items.length;
  const said = isListed ? (isPart ? words.listedOf(items.length, count) : words.listed(count)) : words[state];

  return (
    // `aria-live` beside the role that has it: the library spares such elements when it hides the page under a list.
    <p
      role="status"
      aria-live="polite"
      className={isListed && !isPart ? 'sr-only' : 'text-sm text-muted not-empty:pt-1.5'}
    >
      {!isSilent && said}
    </p>
  );
}
