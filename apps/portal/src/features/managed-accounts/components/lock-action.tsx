import type { ManagedAccount } from '@urzad/contract';
import { LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { lockAccount, unlockAccount } from '../api';
import { accountChangeMessages } from '../messages/changes';
import { ReasonAction } from './reason-action';

/** Locks an account, or opens a locked one again. */
export function LockAction({ account: { id, status } }: { account: ManagedAccount }) {
  const words = useMessages(accountChangeMessages);
  if (status === 'active') {
    return (
      <ReasonAction
        key="lock"
        button={{ children: words.lock, icon: LockKeyhole }}
        title={words.lock}
        intro={words.lockIntro}
        action={{ children: words.lock, icon: LockKeyhole, variant: 'danger' }}
        refused={words.lockRefused}
        done={words.locked}
        send={(body, key) => lockAccount(id, body, key)}
      />
    );
  }
  if (status !== 'locked') return null;

  return (
    <ReasonAction
      key="unlock"
      button={{ children: words.unlock, icon: LockKeyholeOpen }}
      title={words.unlock}
      intro={words.unlockIntro}
      action={{ children: words.unlock, icon: LockKeyholeOpen }}
      refused={words.unlockRefused}
      done={words.unlocked}
      send={(body, key) => unlockAccount(id, body, key)}
    />
  );
}
