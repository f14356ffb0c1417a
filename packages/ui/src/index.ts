// The public API, one line per widget: its diff shows what a release changes.

// What every form needs of the rules, so that a page imports from one package.
export { type FieldErrorCode, type FieldSpec, fieldRefusals, type IsoDate, warsawDate } from '@urzad/domain';
export { Button, type ButtonProps } from './actions/button/button';
export { CopyButton, type CopyButtonProps } from './actions/copy-button/copy-button';
export {
  IconButton,
  type IconButtonProps,
  IconLink,
  type IconLinkProps,
} from './actions/icon-button/icon-button';
export type { MenuItem } from './actions/menu-entry/menu-item';
export { TextLink, type TextLinkProps } from './actions/text-link/text-link';
export { AvatarStack, type AvatarStackProps } from './data/avatar-stack/avatar-stack';
export { Card, type CardProps } from './data/card/card';
export { ComposeBox, type ComposeBoxProps, type ReadyText } from './data/conversation/compose-box';
export { Conversation, type ConversationProps } from './data/conversation/conversation';
export type {
  ConversationEvent,
  ConversationItem,
  ConversationLetter,
} from './data/conversation/conversation-item';
export { LetterText, type LetterTextProps } from './data/conversation/letter-text';
export { DateText, type DateTextProps } from './data/date-text/date-text';
export { DateTile, type DateTileProps } from './data/date-tile/date-tile';
export {
  type Description,
  DescriptionList,
  type DescriptionListProps,
} from './data/description-list/description-list';
export { FolderCard, type FolderCardProps } from './data/folder-card/folder-card';
export { HelpText, type HelpTextProps } from './data/help-text/help-text';
export { type LoggedMessage, MessageLog, type MessageLogProps } from './data/message-log/message-log';
export { type MonthTile, MonthTiles, type MonthTilesProps } from './data/month-tiles/month-tiles';
export { OnlineStatus, type OnlineStatusProps } from './data/online-status/online-status';
export { PercentText, type PercentTextProps } from './data/percent-text/percent-text';
export { PriceText, type PriceTextProps } from './data/price-text/price-text';
export { ReadMore, type ReadMoreProps } from './data/read-more/read-more';
export type { ReviewItem } from './data/review-list/review-items';
export { ReviewList, type ReviewListProps } from './data/review-list/review-list';
export { SummaryList, type SummaryListProps, type SummaryRow } from './data/summary-list/summary-list';
export { Table } from './data/table/table';
export type { TableColumn, TableProps } from './data/table/table-props';
export { Timeline, type TimelineItem, type TimelineProps } from './data/timeline/timeline';
export { Alert, type AlertKind, type AlertProps } from './feedback/alert/alert';
export { Connection, type ConnectionProps } from './feedback/connection/connection';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state/empty-state';
export { ErrorPage, type ErrorPageProps } from './feedback/error-page/error-page';
export type { ErrorPageKind } from './feedback/error-page/error-page.labels';
export { LoadingScreen, type LoadingScreenProps } from './feedback/loading-screen/loading-screen';
export { LOADING_SCREEN_MS } from './feedback/loading-screen/loading-screen-ms';
export { useElapsed } from './feedback/loading-screen/use-elapsed';
export {
  NotificationBell,
  type NotificationBellProps,
} from './feedback/notification-panel/notification-bell';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar/progress-bar';
export type { PendingState } from './feedback/skeleton/delayed-pending';
export { Pending, type PendingProps } from './feedback/skeleton/pending';
export { Skeleton, type SkeletonProps } from './feedback/skeleton/skeleton';
export { useDelayedPending } from './feedback/skeleton/use-delayed-pending';
export { toast } from './feedback/toast/toast';
export type { ToastLabels } from './feedback/toast/toast.labels';
export { ACCOUNT_TOAST_MS } from './feedback/toast/toast-ms';
export type { ToastOptions } from './feedback/toast/toast-queue';
export { Toaster, type ToasterProps } from './feedback/toast/toaster';
export { TOAST_LOG_TITLE } from './feedback/toast-log/toast-log-title';
export {
  AudioPlayer,
  type AudioPlayerLabels,
  type AudioPlayerProps,
} from './files/audio-player/audio-player';
export { FileStrip, type FileStripProps, type StripFile } from './files/file-strip/file-strip';
export { StorageGauge, type StorageGaugeProps } from './files/storage-gauge/storage-gauge';
export { type VideoLink, type VideoLinkType, videoLinkOf } from './files/video-player/video-link';
export {
  type MediaConsentProps,
  type MediaTrack,
  VideoPlayer,
  type VideoPlayerLabels,
  type VideoPlayerProps,
} from './files/video-player/video-player';
export {
  AppearanceSettings,
  type AppearanceSettingsProps,
} from './forms/appearance-settings/appearance-settings';
export {
  AccentSetting,
  DarkTypeSetting,
  SchemeSetting,
  SchemeToggle,
} from './forms/appearance-settings/colour-settings';
export { ContrastSetting } from './forms/appearance-settings/contrast-setting';
export { FontSizeSetting } from './forms/appearance-settings/font-size-setting';
export type { SettingProps } from './forms/appearance-settings/setting-choice';
export { HeaderSetting, LayoutSetting } from './forms/appearance-settings/shell-settings';
export { ErrorSummary, type ErrorSummaryProps, type SummaryError } from './forms/error-summary/error-summary';
export type { ChoiceOption } from './forms/field/choice-option';
export type { FieldProps, ValueProps } from './forms/field/field-props';
export { focusField } from './forms/field/focus-field';
export { FieldFrame, type FieldFrameProps } from './forms/field/own-field-frame';
export { type Field, useField } from './forms/field/use-field';
export type { ValueControl, ValueEvent } from './forms/field/use-hidden-value';
export { FieldGroup, type FieldGroupProps } from './forms/field-group/field-group';
export {
  BankAccountField,
  type BankAccountFieldProps,
} from './forms/fields/bank-account-field/bank-account-field';
export { Checkbox, type CheckboxProps } from './forms/fields/checkbox/checkbox';
export { CheckboxGroup, type CheckboxGroupProps } from './forms/fields/checkbox-group/checkbox-group';
export { CodeField, type CodeFieldProps } from './forms/fields/code-field/code-field';
export { ColourField, type ColourFieldProps } from './forms/fields/colour-field/colour-field';
export { IntField, type IntFieldProps } from './forms/fields/int-field/int-field';
export { MailField, type MailFieldProps } from './forms/fields/mail-field/mail-field';
export { MemorableDate, type MemorableDateProps } from './forms/fields/memorable-date/memorable-date';
export { NipField, type NipFieldProps } from './forms/fields/nip-field/nip-field';
export { NumberField, type NumberFieldProps } from './forms/fields/number-field/number-field';
export { PasswordField, type PasswordFieldProps } from './forms/fields/password-field/password-field';
export {
  PasswordRepeatField,
  type PasswordRepeatFieldProps,
} from './forms/fields/password-field/password-repeat-field';
export { PeselField, type PeselFieldProps } from './forms/fields/pesel-field/pesel-field';
export { PhoneField, type PhoneFieldProps } from './forms/fields/phone-field/phone-field';
export {
  PostalCodeField,
  type PostalCodeFieldProps,
} from './forms/fields/postal-code-field/postal-code-field';
export { PriceField, type PriceFieldProps } from './forms/fields/price-field/price-field';
export {
  type RadioCardOption,
  RadioCards,
  type RadioCardsProps,
} from './forms/fields/radio-cards/radio-cards';
export { RadioGroup, type RadioGroupProps } from './forms/fields/radio-group/radio-group';
export {
  RadioSwitch,
  type RadioSwitchOption,
  type RadioSwitchProps,
} from './forms/fields/radio-switch/radio-switch';
export { RangeField, type RangeFieldProps } from './forms/fields/range-field/range-field';
export { RegonField, type RegonFieldProps } from './forms/fields/regon-field/regon-field';
export { SearchField, type SearchFieldProps } from './forms/fields/search-field/search-field';
export {
  SelectField,
  type SelectFieldProps,
  type SelectOption,
} from './forms/fields/select-field/select-field';
export { Tags, type TagsProps } from './forms/fields/tags/tags';
export { TextArea, type TextAreaProps } from './forms/fields/text-area/text-area';
export { TextField, type TextFieldProps } from './forms/fields/text-field/text-field';
export { TextList, type TextListProps } from './forms/fields/text-list/text-list';
export { TimeField, type TimeFieldProps } from './forms/fields/time-field/time-field';
export { Toggle, type ToggleProps } from './forms/fields/toggle/toggle';
export { UrlField, type UrlFieldProps } from './forms/fields/url-field/url-field';
export { YesNo, type YesNoProps, type YesNoValue } from './forms/fields/yes-no/yes-no';
export { Form } from './forms/form/form';
export { useFormErrors, useFormState } from './forms/form/form-context';
export type { ErrorContext, FormProps, OwnFormProps } from './forms/form/form-props';
export {
  type FormFieldProps,
  type FormTextField,
  type FormValueField,
  NamedField,
  type NamedFieldProps,
} from './forms/form/parts/form-field';
export { type FormParts, formOf } from './forms/form/parts/form-of';
export { FormPanel, type FormPanelProps } from './forms/form/parts/form-panel';
export { FormSubmit } from './forms/form/parts/form-submit';
export type { FormList } from './forms/form/parts/use-form-list';
export type { BoundError, ErrorCodes, FieldFault, FormErrors } from './forms/form/store/error-codes';
export type { FormState } from './forms/form/store/form-snapshot';
export { FormSummary, type FormSummaryProps } from './forms/form/summary/form-summary';
export { useAskAgain, useGoToField } from './forms/form/use-go-to-field';
export { FormStatus, type FormStatusProps } from './forms/form-status/form-status';
export { useBeforeUnload } from './forms/unsaved-changes/use-before-unload';
export {
  readSettings,
  type SettingName,
  type Settings,
  type SettingsPort,
} from './foundations/appearance/settings';
export {
  SettingsProvider,
  type SettingsProviderProps,
  useSetting,
  useSettings,
} from './foundations/appearance/settings-provider';
export {
  createSettingsStore,
  followSettings,
  type SettingsStore,
} from './foundations/appearance/settings-store';
export { Avatar, type AvatarProps } from './foundations/avatar/avatar';
export type { BackPort } from './foundations/back/back-port';
export { ArchScene } from './foundations/blocks/arch-scene';
export { EmptyBlocks } from './foundations/blocks/empty-blocks';
export { Counter, type CounterProps } from './foundations/counter/counter';
export { Icon, type IconProps, type SvgIcon } from './foundations/icon/icon';
export { LazyPart, type LazyPartProps } from './foundations/lazy-part/lazy-part';
export { lazyPart, type Part } from './foundations/lazy-part/part';
export { useIdlePart } from './foundations/lazy-part/use-idle-part';
export { Link, type LinkProps } from './foundations/link/link';
export { LinkProvider, type LinkProviderProps } from './foundations/link/link-provider';
export {
  type GivenWords,
  type LabelSet,
  type Locale,
  type LocaleProp,
  type MissingPort,
  type MissingText,
  type TypesetPort,
  useLabels,
  useLocale,
  useTypeset,
} from './foundations/locale/locale';
export { LocaleProvider, type LocaleProviderProps } from './foundations/locale/locale-provider';
export { Logo, LogoMark, type LogoProps } from './foundations/logo/logo';
export { type NetworkPort, useOnline } from './foundations/network/network';
export { usePageKey } from './foundations/page-key/use-page-key';
export { UrzadProvider, type UrzadProviderProps } from './foundations/provider/urzad-provider';
export { Spinner } from './foundations/spinner/spinner';
export {
  StatusBadge,
  type StatusBadgeProps,
  type StatusColor,
} from './foundations/status-badge/status-badge';
export { useToday } from './foundations/today/today';
export { ActionBar, type ActionBarProps } from './layout/action-bar/action-bar';
export { Band, type BandProps } from './layout/band/band';
export { CheckList, type CheckListProps } from './layout/check-list/check-list';
export { Container, type ContainerProps } from './layout/container/container';
export { CookieInfo, type CookieInfoProps, type DismissalPort } from './layout/cookie-info/cookie-info';
export {
  Footer,
  FooterButton,
  type FooterColumn,
  type FooterItem,
  FooterLink,
  type FooterProps,
} from './layout/footer/footer';
export { FormLayout, type FormLayoutProps } from './layout/form-layout/form-layout';
export { Hero, type HeroProps } from './layout/hero/hero';
export { HowItWorks, type HowItWorksProps, type HowItWorksStep } from './layout/how-it-works/how-it-works';
export { NumberedSection, type NumberedSectionProps } from './layout/numbered-section/numbered-section';
export { PageHeading, type PageHeadingProps } from './layout/page-heading/page-heading';
export { ReviewLayout, type ReviewLayoutProps } from './layout/review-layout/review-layout';
export { phoneHref } from './layout/top-bar/phone-href';
export { TopBar, type TopBarProps } from './layout/top-bar/top-bar';
export { BackToTop, type BackToTopProps } from './navigation/back-to-top/back-to-top';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './navigation/breadcrumbs/breadcrumbs';
export { LanguageSwitch, type LanguageSwitchProps } from './navigation/language-switch/language-switch';
export { Pagination, type PaginationProps } from './navigation/pagination/pagination';
export { Sidebar, type SidebarProps } from './navigation/sidebar/sidebar';
export { SkipLink, type SkipLinkProps } from './navigation/skip-link/skip-link';
export { type Step, Stepper, type StepperProps } from './navigation/stepper/stepper';
export { type TabLink, TabLinks, type TabLinksProps } from './navigation/tabs/tab-links';
export { type Task, TaskList, type TaskListProps, type TaskState } from './navigation/task-list/task-list';
export type { ReplacedWords, WidgetWords } from './widget-words';
