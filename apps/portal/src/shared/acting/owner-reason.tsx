import { Icon } from '@urzad/ui';
import { LockKeyhole } from 'lucide-react';
import { useMessages } from '../i18n/messages';
import type { Acting } from '../session/acting';
import { firstName } from './first-name';
import { actingMessages, type OwnersAct } from './messages';

export interface OwnerReasonProps {
  acting: Acting;
  act: OwnersAct;
  /** For the description of what is refused. */
  id?: string;
}

/** Why the member of staff cannot do this now, and what to do instead. */
export function OwnerReason({ acting, act, id }: OwnerReasonProps) {
  const words = useMessages(actingMessages);

  return (
    <p id={id} className="u:flex u:max-w-text u:basis-full u:items-start u:gap-2 u:text-sm">
      <Icon of={LockKeyhole} className="u:mt-0.5 u:flex-none" />
      <span className="u:part">
        <strong className="u:font-semibold">{words.reasons[act](firstName(acting.name_all))}</strong>{' '}
        <span className="u:part">{words.ask}</span>
      </span>
    </p>
  );
}
