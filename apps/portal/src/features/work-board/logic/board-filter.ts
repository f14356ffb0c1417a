import type { BoardNote } from '@urzad/contract';
import { foldForSearch } from '@urzad/domain';

/** What of a board is shown; empty texts narrow nothing. It stands in the address. */
export interface BoardFilter {
  /** Words of a number or a name. */
  text: string;
  /** Who leads it: the id of an officer, or `none`. */
  owner: string;
  /** A label, which only notes have. */
  label: string;
}

/** The names of its parameters. */
const NAMES = { text: 'has_text', owner: 'owner', label: 'label' } as const;
const OWNER = /^(?:none|[1-9][0-9]*)$/;

/** The filter of an address. One that nothing would come of is left out. */
export function filterIn(params: URLSearchParams): BoardFilter {
  const owner = params.get(NAMES.owner) ?? '';
  return {
    text: (params.get(NAMES.text) ?? '').trim(),
    owner: OWNER.test(owner) ? owner : '',
    label: params.get(NAMES.label) ?? '',
  };
}

/** The address with a filter instead of the one that it has. */
export function withFilter(params: URLSearchParams, filter: BoardFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [part, name] of Object.entries(NAMES)) {
    const value = filter[part as keyof BoardFilter];
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export const NO_FILTER: BoardFilter = { text: '', owner: '', label: '' };

/** What lists of objects are asked by. */
export function asked({ text, owner }: BoardFilter): Pick<BoardFilter, 'text' | 'owner'> {
  return { text, owner };
}

/** How many parts of it narrow the board. */
export function partsOf(filter: BoardFilter): number {
  return Object.values(filter).filter(Boolean).length;
}

/** Whether a note passes: by its words, by who wrote it, by its labels. */
export function passes({ title, text, labels, author }: BoardNote, filter: BoardFilter): boolean {
  const words = foldForSearch(filter.text).split(' ').filter(Boolean);
  const written = foldForSearch(`${title} ${text} ${author.name}`);
  return (
    words.every((word) => written.includes(word)) &&
    (!filter.owner || filter.owner === String(author.id)) &&
    (!filter.label || labels.includes(filter.label))
  );
}
