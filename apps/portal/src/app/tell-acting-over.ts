import { toast } from '@urzad/ui';
import { currentLocale } from '#shared/display/settings';
import { actingMessages } from './acting-messages';

/** The share has ended, and this tab shows the own account again. */
export function tellActingOver(name: string) {
  toast.warning(actingMessages[currentLocale()].over(name));
}
