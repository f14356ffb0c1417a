import { portalPaths } from '@urzad/contract';
import { SEE_PAYMENTS } from '@urzad/grants';
import type { FeatureRoute } from '#shared/routing/app-route';

const OF_OFFICE = {
  access: 'auth',
  layout: 'application',
  side: 'staff',
  // Those of the menu of the specification, and of the rows behind it (Process §4.1).
  privileges: ['invoice_show', SEE_PAYMENTS],
} as const;

export const paymentRoutes: FeatureRoute[] = [
  {
    ...OF_OFFICE,
    path: portalPaths.payments,
    screen: 'Payments',
  },
  {
    ...OF_OFFICE,
    path: portalPaths.paymentsDue,
    screen: 'PaymentsDue',
  },
  {
    ...OF_OFFICE,
    path: portalPaths.paymentList,
    screen: 'PaymentListScreen',
  },
];
