// The public API, one line per widget: its diff is the changelog.
export { Button, type ButtonProps } from './button/button';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/confirm-dialog';
export { Dialog, type DialogProps } from './dialog/dialog';
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
export { SideModal, type SideModalProps } from './side-modal/side-modal';
export { Spinner } from './spinner/spinner';
export { TextLink, type TextLinkProps } from './text-link/text-link';
export { type ToastOptions, toast } from './toast/toast';
export type { ToastLabels } from './toast/toast.labels';
export { Toaster, type ToasterProps } from './toast/toaster';
