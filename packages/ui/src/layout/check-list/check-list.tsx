import { CircleCheckBig } from 'lucide-react';
import { Icon } from '../../foundations/icon/icon';

export interface CheckListProps {
  /** The conditions or things, a line each; unique. */
  items: readonly string[];
  /**
   * `tick`: a condition or a fact; `point`: something still to be done, which a tick would show as done. @default
   * 'tick'
   */
  marker?: 'tick' | 'point';
}

/** Conditions, or things to prepare: who may apply, what to have at hand. */
export function CheckList({ items, marker = 'tick' }: CheckListProps) {
  return (
    <ul className="divide-y divide-line-subtle border-b border-line-subtle">
      {items.map((item) => (
        <li key={item} className="flex gap-3.5 py-3.5">
          {marker === 'tick' ? (
            <Icon of={CircleCheckBig} size="1.4em" className="mt-0.5 text-success-text" />
          ) : (
            <span aria-hidden="true" className="mt-2.5 size-2 flex-none rounded-full bg-current text-muted" />
          )}
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
