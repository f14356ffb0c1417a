import { portalPaths } from '@urzad/contract';
import type { FeatureRoute } from '#shared/routing/app-route';

/** What the office has sent, for who looks after it. */
export const sentNoticeRoutes: FeatureRoute[] = [
  {
    path: portalPaths.sentNotices,
    access: 'auth',
    layout: 'application',
    side: 'staff',
    privileges: ['base_log'],
    screen: 'SentList',
  },
  {
    path: portalPaths.messageNew,
    access: 'auth',
    layout: 'application',
    side: 'staff',
    privileges: ['base_notification_send'],
    screen: 'NewMessage',
  },
  {
    path: portalPaths.noticeTemplates,
    access: 'auth',
    layout: 'application',
    side: 'staff',
    privileges: ['base_template_show'],
    screen: 'Templates',
  },
];
