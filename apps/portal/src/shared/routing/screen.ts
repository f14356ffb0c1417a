import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A screen whose code is loaded when it is opened: `screen(() => import('./screens/list'), 'List')`. */
export function screen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(() => load().then((module) => ({ default: module[name] })));
}
