// The frames of whole pages, with the headers and menus that stand in them.

export { ActingBanner, type ActingBannerProps } from '../layout/acting-banner/acting-banner';
export { ActingRules, type ActingRulesProps } from '../layout/acting-banner/acting-rules';
export { DeveloperMenu, type DeveloperMenuProps } from '../layout/developer-menu/developer-menu';
export { Header, type HeaderProps } from '../layout/header/header';
export { ApplicationLayout } from '../layout/layouts/application-layout';
export type { ApplicationLayoutProps } from '../layout/layouts/application-props';
export {
  AuthLayout,
  type AuthLayoutProps,
  AuthV2Layout,
  type AuthV2LayoutProps,
} from '../layout/layouts/auth-layout';
export { BlankLayout, type BlankLayoutProps } from '../layout/layouts/blank-layout';
export { MAIN_ID } from '../layout/layouts/main-id';
export type { PageSlots } from '../layout/layouts/page-frame';
export {
  HomeLayout,
  type HomeLayoutProps,
  InfoLayout,
  type InfoLayoutProps,
  MainLayout,
  type MainLayoutProps,
} from '../layout/layouts/page-layouts';
export {
  AccessibilityMenu,
  type AccessibilityMenuProps,
} from '../navigation/accessibility-menu/accessibility-menu';
export { HorizontalMenu, type HorizontalMenuProps } from '../navigation/horizontal-menu/horizontal-menu';
export { MenuPanel, type MenuPanelProps } from '../navigation/menu/menu-panel';
export { UserMenu, type UserMenuProps } from '../navigation/user-menu/user-menu';
export type {
  UserMenuEntry,
  UserMenuTarget,
  UserMenuTargets,
} from '../navigation/user-menu/user-menu-entries';
