import type { ReactNode } from 'react';
import type { MenuItem } from '../../actions/menu-entry/menu-item';
import type { ApplicationLayoutLabels } from './application-layout.labels';

export interface ApplicationLayoutProps {
  /** One flat list; `id_top` makes the levels. */
  items: readonly MenuItem[];
  path: string;
  privileges?: readonly string[] | undefined;
  logo: ReactNode;
  /** The arches alone, for the rail and for phones. */
  mark: ReactNode;
  /** `vertical` is a sidebar, `horizontal` a row under the header (Spec §3 layout_type). @default 'vertical' */
  layoutType?: 'vertical' | 'horizontal';
  /** Spec §3 header_type. @default 'default' */
  headerType?: 'default' | 'detached';
  /** Whether the sidebar is shown, from 767 px on (Spec §4); a phone has the menu panel. */
  sidebarShow?: boolean | undefined;
  /** @default true */
  defaultSidebarShow?: boolean;
  onSidebarShowChange?: (show: boolean) => void;
  /** Icons alone on a desktop too, as on a tablet: for screens that need the width. */
  rail?: boolean;
  /** On a desktop the content fills the viewport and its own parts scroll, as in a review. */
  fit?: boolean;
  /** Search and the tools of the person. */
  topBar: ReactNode;
  /** Opens the menu panel where neither sidebar nor row has room. */
  menuButton?: ReactNode;
  notice?: ReactNode;
  children: ReactNode;
  labels?: Partial<ApplicationLayoutLabels>;
}
