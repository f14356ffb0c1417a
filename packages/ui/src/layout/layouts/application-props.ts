import type { ReactNode } from 'react';
import type { MenuItem } from '../../actions/menu-entry/menu-item';
import type { ApplicationLayoutLabels } from './application-layout.labels';

export interface ApplicationLayoutProps {
  /** One flat list; `id_top` makes the levels. */
  items: readonly MenuItem[];
  /** The path of the present page: its entry is marked as the current one. */
  path: string;
  /** Codes of the privileges of the viewer; entries that need others are hidden (Spec §5). */
  privileges?: readonly string[] | undefined;
  /** `Logo`, at the top of the sidebar or of the header. */
  logo: ReactNode;
  /** The arches alone, for the rail and for phones. */
  mark: ReactNode;
  /** `vertical` is a sidebar, `horizontal` a row under the header (Spec §3 layout_type). @default 'vertical' */
  layoutType?: 'vertical' | 'horizontal';
  /** `detached` lets the header float on the page as a card (Spec §3 header_type). @default 'default' */
  headerType?: 'default' | 'detached';
  /** Whether the sidebar is shown, from 767 px on (Spec §4); a phone has the menu panel. */
  sidebarShow?: boolean | undefined;
  /** Whether the sidebar is shown at first, when the layout keeps the state. @default true */
  defaultSidebarShow?: boolean;
  /** Called when the person shows or hides the sidebar. */
  onSidebarShowChange?: (show: boolean) => void;
  /** Icons alone on a desktop too, as on a tablet: for screens that need the width. */
  rail?: boolean;
  /** On a desktop the content fills the viewport and its own parts scroll, as in a review. */
  fit?: boolean;
  /** Search and the tools of the person. */
  topBar: ReactNode;
  /** Opens the menu panel where neither sidebar nor row has room. */
  menuButton?: ReactNode;
  /** Above the content: a notice about the whole portal. */
  notice?: ReactNode;
  /** The screen. */
  children: ReactNode;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<ApplicationLayoutLabels>;
}
