import { portalPaths } from '@urzad/contract';
import { SEE_PAYMENTS } from '@urzad/grants';
import type { AppRoute } from '#shared/routing/app-route';
import { screen } from '#shared/routing/screen';

const OF_OFFICE = {
  access: 'auth',
  layout: 'application',
  side: 'staff',
  // Those of the menu of the specification, and of the rows behind it (Process §4.1).
  privileges: ['invoice_show', SEE_PAYMENTS],
} as const;

export const paymentRoutes: AppRoute[] = [
  {
    ...OF_OFFICE,
    path: portalPaths.payments,
    screen: screen(() => import('./screens/payments'), 'Payments'),
  },
  {
    ...OF_OFFICE,
    path: portalPaths.paymentsDue,
    screen: screen(() => import('./screens/payments-due'), 'PaymentsDue'),
  },
  {
    ...OF_OFFICE,
    path: portalPaths.paymentList,
    screen: screen(() => import('./screens/payment-list'), 'PaymentListScreen'),
  },
];
