import { X } from 'lucide-react';
import { Icon } from '../../../foundations/icon/icon';
import type { TagsLabels } from './tags.labels';

export interface TagListProps {
  rows: readonly { text: string; place: number; key: string }[];
  words: TagsLabels;
  /** No tag can be removed. */
  isFixed: boolean | undefined;
  onRemove: (place: number) => void;
}

/** The tags, each with a button that removes it. */
export function TagList({ rows, words, isFixed, onRemove }: TagListProps) {
  if (rows.length === 0) return null;

  return (
    <ul aria-label={words.list} className="u:flex u:min-w-0 u:flex-wrap u:gap-1.5">
      {rows.map(({ text, place, key }) => (
        <li
          key={key}
          className="u:inline-flex u:min-h-8 u:max-w-full u:items-center u:gap-1 u:rounded-sm u:border u:border-line u:bg-surface-sunken u:ps-2.5 u:pe-1 u:text-ink"
        >
          <span className="u:min-w-0 u:pe-1.5 u:wrap-break-word">{text}</span>
          {!isFixed && (
            <button
              type="button"
              aria-label={words.remove(text)}
              className="u:grid u:size-6 u:pointer-coarse:size-11 u:flex-none u:place-items-center u:rounded-sm u:text-muted u:hover:bg-surface-hover u:hover:text-ink u:print:hidden"
              onClick={() => onRemove(place)}
            >
              <Icon of={X} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
