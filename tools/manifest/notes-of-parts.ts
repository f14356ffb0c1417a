import type { AccessibilityNotes } from '../../packages/ui/src/internal/testing/accessibility-notes';

const SETTINGS = 'Forms/AppearanceSettings';
const FORM = 'Forms/Form/Elements';
const LAYOUTS = 'Layout/Layouts';
const BLOCKS = 'Foundations/Illustrations';

/** Parts whose notes stand in stories of another name: the title of those stories. */
export const NOTES_OF_PARTS: Readonly<Record<string, string>> = {
  AccentSetting: SETTINGS,
  ArchScene: BLOCKS,
  AuthLayout: LAYOUTS,
  AuthV2Layout: LAYOUTS,
  ContrastSetting: SETTINGS,
  DarkTypeSetting: SETTINGS,
  EmptyBlocks: BLOCKS,
  FieldFrame: 'Forms/Field of your own',
  FontSizeSetting: SETTINGS,
  FooterButton: 'Layout/Footer',
  FooterLink: 'Layout/Footer',
  HeaderSetting: SETTINGS,
  HomeLayout: LAYOUTS,
  IconLink: 'Actions/IconButton',
  InfoLayout: LAYOUTS,
  LayoutSetting: SETTINGS,
  Link: 'Actions/TextLink',
  NamedField: FORM,
  NextLink: 'Actions/TextLink',
  PasswordRepeatField: 'Forms/PasswordField',
  Pending: 'Feedback/Skeleton',
  SchemeSetting: SETTINGS,
};

/** The notes of parts that no stories describe. */
export const OWN_NOTES: Readonly<Record<string, AccessibilityNotes>> = {
  BlankLayout: {
    keys: [],
    roles: 'main, which can take the focus and is no stop of Tab',
    reads: 'what stands inside',
  },
  FormPanel: {
    keys: [['Escape', 'closes the panel, as its widget does']],
    roles:
      'none of its own: those of the panel inside; it opens by itself when the first wrong field is in it',
    reads: 'what the panel inside says',
  },
  FormSubmit: {
    keys: [['Enter, Space', 'send the form']],
    roles: 'button named by its content; while the form is being sent it is busy and stays where it is',
    reads: '„Wyślij zgłoszenie, przycisk”',
  },
  FormSummary: {
    keys: [['Enter', 'on a link: goes to the field']],
    roles: 'those of `ErrorSummary`, after a refused sending',
    reads: '„Nie wysłaliśmy zgłoszenia. Nazwa: Pole jest wymagane, łącze”',
  },
  LinkProvider: { keys: [], roles: 'none: it draws nothing', reads: 'nothing' },
  LogoMark: { keys: [], roles: 'hidden: the name beside it speaks', reads: 'nothing' },
  SettingsProvider: { keys: [], roles: 'none: it draws nothing', reads: 'nothing' },
};
