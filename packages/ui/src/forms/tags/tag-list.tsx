import { X } from 'lucide-react';
import { Icon } from '../../foundations/icon/icon';
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
    <ul aria-label={words.list} className="flex min-w-0 flex-wrap gap-1.5">
      {rows.map(({ text, place, key }) => (
        <li
          key={key}
          className="inline-flex min-h-8 max-w-full items-center gap-1 rounded-sm border border-line bg-surface-sunken ps-2.5 pe-1 text-ink"
        >
          <span className="min-w-0 pe-1.5 wrap-break-word">{text}</span>
          {!isFixed && (
            <button
              type="button"
              aria-label={words.remove(text)}
              className="grid size-6 flex-none place-items-center rounded-sm text-muted hover:bg-surface-hover hover:text-ink print:hidden"
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
