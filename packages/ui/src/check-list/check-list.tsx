import { CircleCheckBig } from 'lucide-react';
import { Icon } from '../icon/icon';

export interface CheckListProps {
  items: readonly string[];
}

/** What has to be true: who may apply, what to have at hand. */
export function CheckList({ items }: CheckListProps) {
  return (
    <ul className="divide-y divide-line-subtle border-b border-line-subtle">
      {items.map((item) => (
        <li key={item} className="flex gap-3.5 py-3.5">
          <Icon of={CircleCheckBig} size="1.4em" className="mt-0.5 text-success-text" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
