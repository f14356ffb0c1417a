import type { ObjectsFieldLabels } from './objects-field.labels';
import type { useObjects } from './use-objects';

export interface ListStatusProps {
  list: ReturnType<typeof useObjects>;
  words: ObjectsFieldLabels;
  /** Where a list covers the text: then it is only announced, and the list shows it. */
  isCovered?: boolean;
  /** The list is not open, so nothing is announced. */
  isSilent?: boolean;
}

/** Whether only a part of the objects is listed. */
export function isPart({ state, items, count }: ListStatusProps['list']): boolean {
  return state === 'listed' && count > items.length;
}

/** The state of the list as text: shown where there is no list, and always announced. */
export function ListStatus({ list, words, isCovered = false, isSilent = false }: ListStatusProps) {
  const { state } = list;
  const isListed = state === 'listed';
  const said = isListed ? listedText({ list, words }) : words[state];
  // Out of the flow: an empty line would be a gap that closes when the list opens.
  const isUnseen = isSilent || (isListed && (isCovered || !isPart(list)));

  return (
    // `aria-live` beside the role that implies it: the library does not hide such elements when it hides the page
    // under a list.
    <p
      role="status"
      aria-live="polite"
      className={isUnseen ? 'u:sr-only' : 'u:text-sm u:text-muted u:not-empty:pt-1.5'}
    >
      {!isSilent && said}
    </p>
  );
}

/** The number of listed objects. */
export function listedText({ list, words }: Pick<ListStatusProps, 'list' | 'words'>): string {
  const { items, count } = list;
  return isPart(list) ? words.listedOf(items.length, count) : words.listed(count);
}
