import { LazyPart, lazyPart } from '@urzad/ui';
import type { SideModalProps } from '@urzad/ui/overlays';
import { useState } from 'react';
import { ReloadButton } from '../screen-boundary';

const panel = lazyPart(() => import('./role-choice-panel'));

/** The choice of the active role; loaded when it is first opened. */
export function RoleChoice(props: Pick<SideModalProps, 'open' | 'onOpenChange'>) {
  const [isWanted, setWanted] = useState(props.open);
  if (props.open && !isWanted) setWanted(true);
  if (!isWanted) return null;

  return (
    <LazyPart of={panel} missing={<ReloadButton />}>
      {({ RoleChoicePanel }) => <RoleChoicePanel {...props} />}
    </LazyPart>
  );
}
