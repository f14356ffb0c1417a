import { ShieldOff } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { removeFactor } from '../api';
import { accountChangeMessages } from '../messages/changes';
import { ReasonAction } from './reason-action';

/** Helps whoever has lost their second factor and their recovery codes. */
export function RemoveFactorAction({ id }: { id: number }) {
  const words = useMessages(accountChangeMessages);

  return (
    <ReasonAction
      button={{ children: words.removeFactor, icon: ShieldOff }}
      title={words.removeFactor}
      intro={words.removeFactorIntro}
      action={{ children: words.removeFactor, icon: ShieldOff, variant: 'danger' }}
      refused={words.removeFactorRefused}
      done={words.factorRemoved}
      send={(body) => removeFactor(id, body)}
    />
  );
}
