import type { HeldRole } from '@urzad/contract';
import { roleName } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { endRole } from '../api';
import { accountPageMessages } from '../messages/account';
import { accountChangeMessages } from '../messages/changes';
import { ReasonAction } from './reason-action';

/** Ends a role at once. */
export function EndRoleAction({ held }: { held: HeldRole }) {
  const words = useMessages(accountChangeMessages);
  const { endRole: short, endRoleOf } = useMessages(accountPageMessages);
  const name = roleName(held.role, useLocale());

  return (
    <ReasonAction
      button={{ children: short, 'aria-label': endRoleOf(name) }}
      title={words.endTitle(name)}
      intro={words.endIntro}
      action={{ children: words.end, variant: 'danger' }}
      refused={words.endRefused}
      done={words.ended}
      send={(body, key) => endRole(held.id, body, key)}
    />
  );
}
