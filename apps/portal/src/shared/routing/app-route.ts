import type { PortalPath } from '@urzad/contract';
import type { Privilege } from '@urzad/grants';
import type { ComponentType, LazyExoticComponent } from 'react';

/** Who may open a route (Spec §2). */
export type Access = 'public' | 'auth' | 'guest';

/** The frame around a screen (Spec §2). */
export type LayoutName = 'home' | 'main' | 'auth' | 'blank' | 'application';

/** One row of the portal's map. Screens are lazy: a visitor loads what is looked at. */
export interface AppRoute {
  path: PortalPath | '*';
  access: Access;
  layout: LayoutName;
  screen: LazyExoticComponent<ComponentType>;
  /** One task fills the screen: what stands below it is short. */
  isTask?: boolean;
  /** Arrives as HTML, in the words of the visitor's language. */
  isRendered?: boolean;
  /** Needs no cache of answers for a visitor, so its code is not loaded. */
  isStatic?: boolean;
  /**
   * Shown instead, in the application layout, when the active role is not a citizen's (Order §7). Its privileges
   * decide what it shows; they never send anybody away.
   */
  staffScreen?: LazyExoticComponent<ComponentType>;
  /** Whose own the path is, when the other side has nothing there: it then shows the not-found page (Order §10). */
  side?: 'citizen';
  /** Reads `?id=`, which is then held to the same rule as an id in the path. */
  takesId?: boolean;
  /** The user needs every one, else the guard sends home. */
  privileges?: readonly Privilege[];
}
