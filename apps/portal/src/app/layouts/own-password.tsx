import { LazyPart, lazyPart } from '@urzad/ui';
import { useState } from 'react';
import { ReloadButton } from '../screen-boundary';

const panel = lazyPart(() => import('../../features/account/components/password-panel'));

export interface OwnPasswordProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The address of the account. */
  mail: string;
}

/** The panel of a password change; loaded when it is first opened. */
export function OwnPassword(props: OwnPasswordProps) {
  const [isWanted, setWanted] = useState(props.open);
  if (props.open && !isWanted) setWanted(true);
  if (!isWanted) return null;

  return (
    <LazyPart of={panel} missing={<ReloadButton />}>
      {({ PasswordPanel }) => <PasswordPanel {...props} />}
    </LazyPart>
  );
}
