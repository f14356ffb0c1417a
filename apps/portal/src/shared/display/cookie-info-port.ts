import type { DismissalPort } from '@urzad/ui';
import { renderedWith } from '../rendered/rendered-with';
import { displayChoices, keepInDisplayCookie } from './display-cookie';

const NAME = 'info';
const READ = 'read';

/** That the words about cookies were read stands beside the looks, so that signing out does not bring them back. */
export const cookieInfoPort: DismissalPort = {
  isDismissed: () => isInformedBy(displayChoices()),
  wasDismissed: () => renderedWith()?.visitor.isInformed ?? false,
  dismiss: () => keepInDisplayCookie(NAME, READ),
};

export function isInformedBy(chosen: ReadonlyMap<string, string>): boolean {
  return chosen.get(NAME) === READ;
}
