// Dialogs, sheets, menus and tooltips, and the widgets that open them.

export {
  NotificationItem,
  type NotificationItemProps,
} from '../feedback/notification-item/notification-item';
export type { NotificationId } from '../feedback/notification-panel/list-news';
export type { NotificationEntry } from '../feedback/notification-panel/notification-list';
export {
  NotificationPanel,
  type NotificationPanelProps,
} from '../feedback/notification-panel/notification-panel';
export {
  SessionExpiryDialog,
  type SessionExpiryDialogProps,
} from '../feedback/session-expiry-dialog/session-expiry-dialog';
export { ToastLog, type ToastLogProps } from '../feedback/toast-log/toast-log';
export {
  PasswordChange,
  type PasswordChangePort,
  type PasswordChangeProps,
} from '../forms/password-change/password-change';
export { PromptDialog, type PromptDialogProps } from '../forms/prompt-dialog/prompt-dialog';
export type { NavigationPort } from '../forms/unsaved-changes/navigation-port';
export {
  UnsavedChangesGuard,
  type UnsavedChangesGuardProps,
} from '../forms/unsaved-changes/unsaved-changes-guard';
export { SignInAgain, type SignInAgainProps } from '../layout/sign-in-again/sign-in-again';
export { BottomSheet, type BottomSheetProps } from '../overlays/bottom-sheet/bottom-sheet';
export { ConfirmDialog, type ConfirmDialogProps } from '../overlays/confirm-dialog/confirm-dialog';
export { Dropdown, type DropdownProps } from '../overlays/dropdown/dropdown';
export { Modal, type ModalProps } from '../overlays/modal/modal';
export type { OpenedByTrigger } from '../overlays/modal/opened-by-trigger';
export { Popover, type PopoverProps } from '../overlays/popover/popover';
export { SideModal, type SideModalProps } from '../overlays/side-modal/side-modal';
export { Tooltip, type TooltipProps } from '../overlays/tooltip/tooltip';
