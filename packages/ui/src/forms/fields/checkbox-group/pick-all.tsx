import { useState } from 'react';
import { Button } from '../../../actions/button/button';
import type { CheckboxGroupLabels } from './checkbox-group.labels';

export interface PickAllProps {
  words: CheckboxGroupLabels;
  disabled: boolean | undefined;
  /** The number of choices. */
  all: number;
  /** Chooses all or none; returns how many are chosen then, once that is known. */
  onPick: (isPicked: boolean) => number | undefined;
}

/** Two buttons, so that neither is removed or renamed while it has the focus. */
export function PickAll({ words, disabled, all, onPick }: PickAllProps) {
  const [said, setSaid] = useState('');
  const pick = (isPicked: boolean) => {
    const chosen = onPick(isPicked);
    setSaid(chosen === undefined ? '' : words.chosen(chosen, all));
  };

  return (
    <div className="u:flex u:flex-wrap u:gap-2 u:print:hidden">
      <Button size="sm" disabled={disabled} onClick={() => pick(true)}>
        {words.selectAll}
      </Button>
      <Button size="sm" disabled={disabled} onClick={() => pick(false)}>
        {words.unselectAll}
      </Button>
      <span role="status" className="u:sr-only">
        {said}
      </span>
    </div>
  );
}
