import { toast } from '@urzad/ui';
import { currentLocale } from '#shared/display/settings';
import { readActing } from '#shared/session/acting';
import { returnToOwn } from '#shared/session/switch-account';
import { actingMessages } from './acting-messages';

/** The share, or what acting rests on, is over: this browser goes back to the own account and says why. */
export async function endActing() {
  const name = readActing()?.name_all;
  if (name === undefined || !(await returnToOwn())) return;
  toast.warning(actingMessages[currentLocale()].over(name));
}
