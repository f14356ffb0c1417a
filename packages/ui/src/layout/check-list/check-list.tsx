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
    <ul className="u:border-b u:border-line-subtle">
      {items.map((item) => (
        <li key={item} className="u:flex u:gap-3.5 u:border-line-subtle u:py-3.5 u:not-last:border-b">
          {marker === 'tick' ? (
            <Icon of={CircleCheckBig} size="1.4em" className="u:mt-0.5 u:text-success-text" />
          ) : (
            <span
              aria-hidden="true"
              className="u:mt-2.5 u:size-2 u:flex-none u:rounded-full u:bg-current u:text-muted"
            />
          )}
          <span className="u:part">{item}</span>
        </li>
      ))}
    </ul>
  );
}
