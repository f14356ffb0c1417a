import type { ResourceRoutes } from '../http/resource';
import { baseRoutes } from './base/routes';
import { cofundingCallRoutes } from './cofunding-calls/routes';
import { documentRoutes } from './documents/routes';
import { notificationRoutes } from './notifications/routes';
import { uploadRoutes } from './uploads/routes';
import { userRoutes } from './users/routes';

/** The map of the API. Demo mode adds `./outbox/` and `./demo/` (app.ts). */
export const resources: readonly ResourceRoutes[] = [
  userRoutes,
  baseRoutes,
  cofundingCallRoutes,
  uploadRoutes,
  documentRoutes,
  notificationRoutes,
];
