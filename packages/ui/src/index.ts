// The public API, one line per widget: its diff is the changelog.

export { AccessibilityMenu, type AccessibilityMenuProps } from './accessibility-menu/accessibility-menu';
export { ActionBar, type ActionBarProps } from './action-bar/action-bar';
export { Alert, type AlertKind, type AlertProps } from './alert/alert';
export { type AmountTile, AmountTiles, type AmountTilesProps } from './amount-tiles/amount-tiles';
export {
  AppearanceSettings,
  type AppearanceSettingsProps,
} from './appearance/appearance-settings';
export { AccentSetting, DarkTypeSetting, SchemeSetting, SchemeToggle } from './appearance/colour-settings';
export { ContrastSetting } from './appearance/contrast-setting';
export { FontSizeSetting } from './appearance/font-size-setting';
export type { SettingProps } from './appearance/setting-props';
export type { SettingName, Settings, SettingsPort } from './appearance/settings';
export {
  SettingsProvider,
  type SettingsProviderProps,
  useSetting,
  useSettings,
} from './appearance/settings-provider';
export { createSettingsStore, followSettings, type SettingsStore } from './appearance/settings-store';
export { HeaderSetting, LayoutSetting } from './appearance/shell-settings';
export { AudioField, type AudioFieldProps } from './audio-field/audio-field';
export { AutocompleteField, type AutocompleteFieldProps } from './autocomplete-field/autocomplete-field';
export type { PickItem } from './autocomplete-field/pick-item';
export type { Lookup } from './autocomplete-field/use-lookup';
export { Avatar, type AvatarProps } from './avatar/avatar';
export { AvatarStack, type AvatarStackProps } from './avatar-stack/avatar-stack';
export { BackToTop, type BackToTopProps } from './back-to-top/back-to-top';
export { Band, type BandProps } from './band/band';
export { BankAccountField, type BankAccountFieldProps } from './bank-account-field/bank-account-field';
export { ArchScene } from './blocks/arch-scene';
export { EmptyBlocks } from './blocks/empty-blocks';
export { HomeScene, type HomeSceneProps } from './blocks/home-scene';
export { BottomSheet, type BottomSheetProps } from './bottom-sheet/bottom-sheet';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './breadcrumbs/breadcrumbs';
export { Button, type ButtonProps } from './button/button';
export { Card, type CardProps } from './card/card';
export { CheckList, type CheckListProps } from './check-list/check-list';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox';
export { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group/checkbox-group';
export { CityField, type CityFieldProps } from './city-field/city-field';
export { CodeField, type CodeFieldProps } from './code-field/code-field';
export { ColourField, type ColourFieldProps } from './colour-field/colour-field';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/confirm-dialog';
export { Connection, type ConnectionProps } from './connection/connection';
export { type NetworkPort, useOnline } from './connection/network';
export { Container } from './container/container';
export { CookieInfo, type CookieInfoProps, type DismissalPort } from './cookie-info/cookie-info';
export { CopyButton, type CopyButtonProps } from './copy-button/copy-button';
export { Counter, type CounterProps } from './counter/counter';
export type { DataColumn } from './data-table/data-column';
export { DataTable } from './data-table/data-table';
export type { DataTableProps, RemoteRows, TablePresets } from './data-table/data-table-props';
export type { NewTablePreset, TablePresetPort } from './data-table/table-preset-port';
export type { SelectedKeys, TableSelection } from './data-table/table-selection';
export { START_VIEW, type TableSort, type TableView } from './data-table/table-view';
export { DateField, type DateFieldProps } from './date-field/date-field';
export {
  DateRange,
  type DateRangeEnd,
  type DateRangeProps,
  type DateRangeValue,
} from './date-range/date-range';
export { DateText, type DateTextProps } from './date-text/date-text';
export { DateTile, type DateTileProps } from './date-tile/date-tile';
export { DatetimeField, type DatetimeFieldProps } from './datetime-field/datetime-field';
export {
  type Description,
  DescriptionList,
  type DescriptionListProps,
} from './description-list/description-list';
export { Dropdown, type DropdownProps } from './dropdown/dropdown';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state';
export { ErrorPage, type ErrorPageProps } from './error-page/error-page';
export type { ErrorPageKind } from './error-page/error-page.labels';
export { ErrorSummary, type ErrorSummaryProps, type SummaryError } from './error-summary/error-summary';
export { EuFundingStrip, type EuFundingStripProps } from './eu-funding-strip/eu-funding-strip';
export type { ChoiceOption } from './field/choice-option';
export { FieldFrame, type FieldFrameProps } from './field/field-frame';
export type { FieldProps, ValueProps } from './field/field-props';
export type { ValueControl, ValueEvent } from './field/use-carried-value';
export { type Field, useField } from './field/use-field';
export { FieldGroup, type FieldGroupProps } from './field-group/field-group';
export { FileDrop, type FileDropProps } from './file-drop/file-drop';
export type { FileRefusal, RefusalCode } from './file-drop/use-file-drop';
export { FileField, type FileFieldProps } from './file-field/file-field';
export type { StoredFile, UploadPort } from './file-field/stored-file';
export { UploadField, type UploadFieldProps } from './file-field/upload-field';
export type { FileCapabilities } from './file-list/file-actions';
export type { FileItem, UploadState } from './file-list/file-item';
export { FileList, type FileListProps } from './file-list/file-list';
export { FilePreview, type FilePreviewProps } from './file-preview/file-preview';
export { FileStrip, type FileStripProps, type StripFile } from './file-strip/file-strip';
export { FolderCard, type FolderCardProps } from './folder-card/folder-card';
export { Footer, type FooterColumn, type FooterItem, type FooterProps } from './footer/footer';
export { FooterButton, FooterLink } from './footer/footer-link';
export { BareForm } from './form/bare-form';
export type { BoundError, ErrorCodes, FieldFault, FormErrors } from './form/error-codes';
export { focusField } from './form/focus-field';
export { Form } from './form/form';
export { useFormErrors, useFormState, useFormValue } from './form/form-context';
export { FormField, type FormFieldProps, type FormTextField, type FormValueField } from './form/form-field';
export { FormPanel, type FormPanelProps } from './form/form-panel';
export type { BareFormProps, ErrorPlace, FormProps, OwnFormProps } from './form/form-props';
export type { FormState } from './form/form-store';
export { FormSubmit } from './form/form-submit';
export { FormSummary, type FormSummaryProps } from './form/form-summary';
export { useAskAgain } from './form/use-ask-again';
export { useFormAnswers } from './form/use-form-answers';
export { useFormList } from './form/use-form-list';
export { useGoToField } from './form/use-go-to-field';
export { FormLayout, type FormLayoutProps } from './form-layout/form-layout';
export { FormStatus, type FormStatusProps } from './form-status/form-status';
export { GalleryField, type GalleryFieldProps } from './gallery-field/gallery-field';
export { Header, type HeaderProps } from './header/header';
export { HelpText, type HelpTextProps } from './help-text/help-text';
export { Hero, type HeroProps } from './hero/hero';
export { HorizontalMenu, type HorizontalMenuProps } from './horizontal-menu/horizontal-menu';
export { HowItWorks, type HowItWorksProps, type HowItWorksStep } from './how-it-works/how-it-works';
export { Icon, type IconProps } from './icon/icon';
export { IconButton, type IconButtonProps, IconLink, type IconLinkProps } from './icon-button/icon-button';
export { IconField, type IconFieldProps } from './icon-field/icon-field';
export { ImageField, type ImageFieldProps } from './image-field/image-field';
export { ImageView, type ImageViewProps } from './image-view/image-view';
export { IntField, type IntFieldProps } from './int-field/int-field';
export { LanguageSwitch, type LanguageSwitchProps } from './language-switch/language-switch';
export { ApplicationLayout } from './layouts/application-layout';
export type { ApplicationLayoutProps } from './layouts/application-props';
export { AuthLayout, type AuthLayoutProps } from './layouts/auth-layout';
export { AuthV2Layout, type AuthV2LayoutProps } from './layouts/auth-v2-layout';
export { BlankLayout, type BlankLayoutProps } from './layouts/blank-layout';
export { HomeLayout, type HomeLayoutProps } from './layouts/home-layout';
export { InfoLayout, type InfoLayoutProps } from './layouts/info-layout';
export { MainLayout, type MainLayoutProps } from './layouts/main-layout';
export { MAIN_ID, type PageSlots } from './layouts/page-frame';
export { LazyPart, type LazyPartProps } from './lazy-part/lazy-part';
export { lazyPart, type Part } from './lazy-part/part';
export { Link, type LinkProps, LinkProvider, type LinkProviderProps } from './link/link-provider';
export { LOADING_SCREEN_MS, LoadingScreen, type LoadingScreenProps } from './loading-screen/loading-screen';
export { useElapsed } from './loading-screen/use-elapsed';
export {
  type LabelSet,
  type Locale,
  LocaleProvider,
  type LocaleProviderProps,
  type MissingPort,
  type MissingText,
  type TypesetPort,
  useLabels,
  useLocale,
  useTypeset,
} from './locale/locale';
export { LocalityField, type LocalityFieldProps } from './locality-field/locality-field';
export { LockScreen, type LockScreenProps } from './lock-screen/lock-screen';
export { Logo, LogoMark, type LogoProps } from './logo/logo';
export { MailField, type MailFieldProps } from './mail-field/mail-field';
export { MemorableDate, type MemorableDateProps } from './memorable-date/memorable-date';
export type { MenuItem } from './menu/menu-item';
export { MenuPanel, type MenuPanelProps } from './menu/menu-panel';
export { Modal, type ModalProps } from './modal/modal';
export { MonthField, type MonthFieldProps } from './month-field/month-field';
export { NipField, type NipFieldProps } from './nip-field/nip-field';
export { NotificationItem, type NotificationItemProps } from './notification-item/notification-item';
export type { NotificationId } from './notification-panel/list-news';
export { NotificationBell, type NotificationBellProps } from './notification-panel/notification-bell';
export type { NotificationEntry } from './notification-panel/notification-list';
export { NotificationPanel, type NotificationPanelProps } from './notification-panel/notification-panel';
export { NumberField, type NumberFieldProps } from './number-field/number-field';
export { NumberedSection, type NumberedSectionProps } from './numbered-section/numbered-section';
export { ObjectsField, type ObjectsFieldProps } from './objects-field/objects-field';
export type { FoundObjects, ObjectsLookup } from './objects-field/use-objects';
export { OnlineStatus, type OnlineStatusProps } from './online-status/online-status';
export { PageHeading, type PageHeadingProps } from './page-heading/page-heading';
export { Pagination, type PaginationProps } from './pagination/pagination';
export {
  PasswordChange,
  type PasswordChangePort,
  type PasswordChangeProps,
} from './password-change/password-change';
export { PasswordField, type PasswordFieldProps } from './password-field/password-field';
export { PasswordRepeatField, type PasswordRepeatFieldProps } from './password-field/password-repeat-field';
export { PercentText, type PercentTextProps } from './percent-text/percent-text';
export { PeselField, type PeselFieldProps } from './pesel-field/pesel-field';
export { PhoneField, type PhoneFieldProps } from './phone-field/phone-field';
export { Popover, type PopoverProps } from './popover/popover';
export { PostalCodeField, type PostalCodeFieldProps } from './postal-code-field/postal-code-field';
export { PriceField, type PriceFieldProps } from './price-field/price-field';
export { PriceText, type PriceTextProps } from './price-text/price-text';
export { ProgressBar, type ProgressBarProps } from './progress-bar/progress-bar';
export { PromptDialog, type PromptDialogProps } from './prompt-dialog/prompt-dialog';
export { type RadioCardOption, RadioCards, type RadioCardsProps } from './radio-cards/radio-cards';
export { RadioGroup, type RadioGroupProps } from './radio-group/radio-group';
export { RadioSwitch, type RadioSwitchOption, type RadioSwitchProps } from './radio-switch/radio-switch';
export { RangeField, type RangeFieldProps } from './range-field/range-field';
export { ReadMore, type ReadMoreProps } from './read-more/read-more';
export { RegonField, type RegonFieldProps } from './regon-field/regon-field';
export { ReviewLayout, type ReviewLayoutProps } from './review-layout/review-layout';
export type { ReviewItem } from './review-list/review-items';
export { ReviewList, type ReviewListProps } from './review-list/review-list';
export type { ImageRefusal } from './rich-editor/image-refusal';
export { RichEditor, type RichEditorProps } from './rich-editor/rich-editor';
export { SearchField, type SearchFieldProps } from './search-field/search-field';
export { SelectField, type SelectFieldProps, type SelectOption } from './select-field/select-field';
export {
  SessionExpiryDialog,
  type SessionExpiryDialogProps,
} from './session-expiry-dialog/session-expiry-dialog';
export { SideModal, type SideModalProps } from './side-modal/side-modal';
export { Sidebar, type SidebarProps } from './sidebar/sidebar';
export type { PendingState } from './skeleton/delayed-pending';
export { Pending, type PendingProps } from './skeleton/pending';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton';
export { useDelayedPending } from './skeleton/use-delayed-pending';
export { SkipLink, type SkipLinkProps } from './skip-link/skip-link';
export { type FieldBinding, SpecField, type SpecFieldProps } from './spec-field/spec-field';
export type { SpecSource } from './spec-field/spec-lookups';
export { isValueType, type ValueBinding } from './spec-field/spec-values';
export { Spinner } from './spinner/spinner';
export { CallStatusBadge, type CallStatusBadgeProps } from './status-badge/call-status-badge';
export {
  RegistrationStatusBadge,
  type RegistrationStatusBadgeProps,
} from './status-badge/registration-status-badge';
export { REGISTRATION_STATUS_ICONS } from './status-badge/registration-status-icons';
export { StatusBadge, type StatusBadgeProps, type StatusColor } from './status-badge/status-badge';
export { type Step, Stepper, type StepperProps } from './stepper/stepper';
export { StorageGauge, type StorageGaugeProps } from './storage-gauge/storage-gauge';
export { SummaryList, type SummaryListProps, type SummaryRow } from './summary-list/summary-list';
export { Table } from './table/table';
export type { TableProps } from './table/table-props';
export type { TableColumn } from './table/table-types';
export { type TabLink, TabLinks, type TabLinksProps } from './tabs/tab-links';
export { type Tab, Tabs, type TabsProps } from './tabs/tabs';
export { Tags, type TagsProps } from './tags/tags';
export { type Task, TaskList, type TaskListProps, type TaskState } from './task-list/task-list';
export { TextArea, type TextAreaProps } from './text-area/text-area';
export { TextField, type TextFieldProps } from './text-field/text-field';
export { TextLink, type TextLinkProps } from './text-link/text-link';
export { TextList, type TextListProps } from './text-list/text-list';
export { TimeField, type TimeFieldProps } from './time-field/time-field';
export { Timeline, type TimelineItem, type TimelineProps } from './timeline/timeline';
export { toast } from './toast/toast';
export type { ToastLabels } from './toast/toast.labels';
export { ACCOUNT_TOAST_MS, type ToastOptions } from './toast/toast-queue';
export { Toaster, type ToasterProps } from './toast/toaster';
export { ToastLog, type ToastLogProps } from './toast-log/toast-log';
export { TOAST_LOG_TITLE } from './toast-log/toast-log-title';
export { Toggle, type ToggleProps } from './toggle/toggle';
export { Tooltip, type TooltipProps } from './tooltip/tooltip';
export { phoneHref } from './top-bar/phone-href';
export { TopBar, type TopBarProps } from './top-bar/top-bar';
export {
  type NavigationPort,
  UnsavedChangesGuard,
  type UnsavedChangesGuardProps,
} from './unsaved-changes/unsaved-changes-guard';
export { useBeforeUnload } from './unsaved-changes/use-before-unload';
export { UrlField, type UrlFieldProps } from './url-field/url-field';
export { UserMenu, type UserMenuProps } from './user-menu/user-menu';
export type { UserMenuEntry, UserMenuTarget, UserMenuTargets } from './user-menu/user-menu-entries';
export { VideoField, type VideoFieldProps } from './video-field/video-field';
export { WeekField, type WeekFieldProps } from './week-field/week-field';
export { YesNo, type YesNoProps, type YesNoValue } from './yes-no/yes-no';
