import type { DismissalPort } from '@urzad/ui';
import { keepInDisplayCookie, readDisplayCookie } from './display-cookie';

const NAME = 'info';
const READ = 'read';

/** That the words about cookies were read stands beside the looks, so that signing out does not bring them back. */
export const cookieInfoPort: DismissalPort = {
  isDismissed: () => readDisplayCookie(document.cookie).get(NAME) === READ,
  dismiss: () => keepInDisplayCookie(NAME, READ),
};
