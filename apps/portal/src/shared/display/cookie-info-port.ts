import type { DismissalPort } from '@urzad/ui';
import { renderedWith } from '../rendered/rendered-with';
import { displayChoices, keepInDisplayCookie } from './display-cookie';

const NAME = 'info';
const READ = 'read';

/** The dismissal of the notice about cookies is stored beside the looks, so that a sign-out does not show it again. */
export const cookieInfoPort: DismissalPort = {
  isDismissed: () => isInformedBy(displayChoices()),
  wasDismissed: () => renderedWith()?.visitor.isInformed ?? false,
  dismiss: () => keepInDisplayCookie(NAME, READ),
};

export function isInformedBy(chosen: ReadonlyMap<string, string>): boolean {
  return chosen.get(NAME) === READ;
}
