import { portalPaths } from '@urzad/contract';
import { SEE_CONTACT, SEE_MAIL, SEND_MAIL } from '@urzad/grants';
import type { FeatureRoute } from '#shared/routing/app-route';

const OF_OFFICE = {
  access: 'auth',
  layout: 'application',
  side: 'staff',
  privileges: [SEE_MAIL],
} as const;

export const mailRoutes: FeatureRoute[] = [
  { ...OF_OFFICE, path: portalPaths.mail, screen: 'MailHome' },
  { ...OF_OFFICE, path: portalPaths.mailInbox, screen: 'MailInbox' },
  { ...OF_OFFICE, path: portalPaths.mailSent, screen: 'MailSent' },
  { ...OF_OFFICE, path: portalPaths.mailTrash, screen: 'MailTrash' },
  { ...OF_OFFICE, path: portalPaths.mailNew, screen: 'NewLetter', privileges: [SEE_MAIL, SEND_MAIL] },
  {
    ...OF_OFFICE,
    path: portalPaths.mailRefused,
    screen: 'RefusedMails',
    privileges: [SEE_MAIL, SEE_CONTACT],
  },
  { ...OF_OFFICE, path: portalPaths.mailLetter, screen: 'MailLetterScreen' },
];
