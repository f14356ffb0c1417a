import { LazyPart, lazyPart } from '@urzad/ui';
import { useState } from 'react';
import { ReloadButton } from '../screen-boundary';

const panel = lazyPart(() => import('./application-choice-panel'));

export interface ApplicationChoiceProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The choice of an application; loaded when it is first opened. */
export function ApplicationChoice(props: ApplicationChoiceProps) {
  const [isWanted, setWanted] = useState(props.open);
  if (props.open && !isWanted) setWanted(true);
  if (!isWanted) return null;

  return (
    <LazyPart of={panel} missing={<ReloadButton />}>
      {({ ApplicationChoicePanel }) => <ApplicationChoicePanel {...props} />}
    </LazyPart>
  );
}
