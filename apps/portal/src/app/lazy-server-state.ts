import { lazy } from 'react';

/** A visitor of the public pages makes no requests, so the query cache is loaded with the screens that need it. */
export const ServerState = lazy(() =>
  import('#shared/server-state/server-state').then((module) => ({ default: module.ServerState })),
);
