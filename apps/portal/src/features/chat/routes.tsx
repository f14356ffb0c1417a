import { portalPaths } from '@urzad/contract';
import { USE_CHAT } from '@urzad/grants';
import type { FeatureRoute } from '#shared/routing/app-route';

const OF_OFFICE = {
  access: 'auth',
  layout: 'application',
  side: 'staff',
  privileges: [USE_CHAT],
} as const;

export const chatRoutes: FeatureRoute[] = [
  { ...OF_OFFICE, path: portalPaths.chat, screen: 'ChatRooms' },
  { ...OF_OFFICE, path: portalPaths.chatNew, screen: 'NewChatRoom' },
  { ...OF_OFFICE, path: portalPaths.chatRoom, screen: 'ChatRoomScreen' },
];
