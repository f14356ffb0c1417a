import type { PortalPath } from '@urzad/contract';
import type { Privilege } from '@urzad/grants';
import type { ComponentType, LazyExoticComponent } from 'react';

/** Who may open a route (Spec §2). */
export type Access = 'public' | 'auth' | 'guest';

/** The frame around a screen (Spec §2). */
export type LayoutName = 'home' | 'info' | 'main' | 'auth' | 'auth-v2' | 'blank' | 'application';

/** One route of the portal. Screens are lazy: a visitor loads only what is opened. */
export interface AppRoute {
  path: PortalPath | '*';
  access: Access;
  layout: LayoutName;
  screen: LazyExoticComponent<ComponentType>;
  /** A screen of one task, with a short footer. */
  isTask?: boolean;
  /** Arrives as HTML, in the words of the visitor's language. */
  isRendered?: boolean;
  /** Needs no cache of answers for a visitor, so its code is not loaded. */
  isStatic?: boolean;
  /**
   * Shown instead, in the application layout, when the active role is not a citizen's (Order §7). Missing privileges
   * change its content; they never redirect.
   */
  staffScreen?: LazyExoticComponent<ComponentType>;
  /**
   * The side that the path belongs to, when the other side has no screen there: it then shows the not-found page
   * (Order §10).
   */
  side?: 'citizen' | 'staff';
  /** Reads `?id=`, which then has to be a valid id like one in the path. */
  takesId?: boolean;
  /** All of them are required, else the guard redirects to the home page. */
  privileges?: readonly Privilege[];
}

/**
 * A route as its feature gives it. A screen that needs an account is its name, which `app/own-screens.ts` loads, or
 * `app/office-screens.ts` at an address of the office alone.
 */
export interface FeatureRoute extends Omit<AppRoute, 'screen' | 'staffScreen'> {
  screen: AppRoute['screen'] | string;
  staffScreen?: string;
}
