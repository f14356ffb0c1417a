// The public API, one line per widget: its diff is the changelog.
export { Alert, type AlertKind, type AlertProps } from './alert/alert';
export { Button, type ButtonProps } from './button/button';
export { Card, type CardProps } from './card/card';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/confirm-dialog';
export { Container } from './container/container';
export { Counter, type CounterProps } from './counter/counter';
export { Dialog, type DialogProps } from './dialog/dialog';
export { EuStrip, type EuStripProps } from './eu-strip/eu-strip';
export { FolderCard, type FolderCardProps } from './folder-card/folder-card';
export { Footer, type FooterColumn, type FooterItem, type FooterProps } from './footer/footer';
export { Header, type HeaderLink, type HeaderProps } from './header/header';
export { Icon, type IconProps } from './icon/icon';
export { IconButton, type IconButtonProps, IconLink, type IconLinkProps } from './icon-button/icon-button';
export { Link, type LinkProps, LinkProvider, type LinkProviderProps } from './link/link-provider';
export {
  type LabelSet,
  type Locale,
  LocaleProvider,
  type LocaleProviderProps,
  useLabels,
  useLocale,
} from './locale/locale';
export { Logo, LogoMark, type LogoProps } from './logo/logo';
export { PageHeading, type PageHeadingProps } from './page-heading/page-heading';
export { MAIN_ID, PageLayout, type PageLayoutProps } from './page-layout/page-layout';
export { ProgressBar, type ProgressBarProps } from './progress-bar/progress-bar';
export { SideModal, type SideModalProps } from './side-modal/side-modal';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton';
export { SkipLink, type SkipLinkProps } from './skip-link/skip-link';
export { Spinner } from './spinner/spinner';
export { StatusBadge, type StatusBadgeProps, type StatusColor } from './status-badge/status-badge';
export { type Step, Stepper, type StepperProps } from './stepper/stepper';
export { Table, type TableProps } from './table/table';
export type { TableColumn, TableSelection, TableSort } from './table/table-types';
export { TextLink, type TextLinkProps } from './text-link/text-link';
export { type ToastOptions, toast } from './toast/toast';
export type { ToastLabels } from './toast/toast.labels';
export { Toaster, type ToasterProps } from './toast/toaster';
export { TopBar, type TopBarProps } from './top-bar/top-bar';
