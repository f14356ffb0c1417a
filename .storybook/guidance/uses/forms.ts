import type { Uses } from './use';

export const FORMS: Uses = {
  AppearanceSettings: {
    when: 'On a page of settings: scheme, contrast, letters, accent.',
    not: 'Not in the header.',
    instead: 'Take `AccessibilityMenu` or `SchemeToggle`.',
  },
  AutocompleteField: {
    when: 'For one of so many answers that they must be looked for on the server.',
    not: 'Not for fewer than about twenty.',
    instead: 'Take a `SelectField`, or a `RadioGroup` up to seven.',
  },
  BankAccountField: {
    when: 'For a Polish account number.',
    not: 'Not for a foreign one.',
    instead: 'Take a `TextField` with a rule of your own.',
  },
  Checkbox: {
    when: 'For one consent or statement that may be left open.',
    not: 'Not for a question whose "no" must be said.',
    instead: 'Take `YesNo`.',
  },
  CheckboxGroup: {
    when: 'For several answers of up to about ten.',
    not: 'Not for exactly one.',
    instead: 'Take a `RadioGroup`.',
  },
  CityField: {
    when: 'For a town of a list that you give.',
    not: 'Not where commune and district follow from it.',
    instead: 'Take a `LocalityField`.',
  },
  CodeField: {
    when: 'For a code that was sent by mail or message.',
    not: 'Not for a password or a number that people know.',
    instead: 'Take a `PasswordField` or a `TextField`.',
  },
  ColourField: {
    when: 'For a colour of a label or a category.',
    not: 'Not for colours of the interface, whose contrast nobody has checked.',
    instead: 'Change the tokens.',
  },
  DateField: {
    when: 'For a day near today, which people look for in a calendar.',
    not: 'Not for a day that people know by heart, such as a birthday.',
    instead: 'Take `MemorableDate`.',
  },
  DateRange: {
    when: 'For a first and a last day that belong together.',
    not: 'Not for two days of different questions.',
    instead: 'Take two `DateField`.',
  },
  DatetimeField: {
    when: 'For a day with an hour, such as an appointment.',
    not: 'Not where the hour does not matter.',
    instead: 'Take a `DateField`.',
  },
  ErrorSummary: {
    when: 'Above a form of your own that was refused: every error, as a link to its field.',
    not: 'Not inside a `Form`, which has one.',
    instead: 'Take `Form`.',
  },
  FieldGroup: {
    when: 'For fields that are one question together, such as an address.',
    not: 'Not for parts of a page.',
    instead: 'Take a `NumberedSection` or a heading.',
  },
  Form: {
    when: 'Around every group of fields that is sent: it keeps, checks, refuses and sends.',
    not: 'Not for filters of a list.',
    instead: '`DataTable` has them.',
  },
  FormStatus: {
    when: 'Where a form is saved by itself: it says when it was.',
    not: 'Not in a form with a button that sends it.',
    instead: 'Take a toast.',
  },
  IconField: {
    when: 'For the icon of an entry that the office sets up.',
    not: 'Not for citizens.',
    instead: 'Choose the icon for them.',
  },
  IntField: {
    when: 'For a whole number that is counted: months, children.',
    not: 'Not for numbers that are names: PESEL, account, telephone.',
    instead: 'Take the field of that number.',
  },
  LocalityField: {
    when: 'For a Polish town with its commune and district, one of its own included.',
    not: 'Not for a plain list of towns.',
    instead: 'Take a `CityField`.',
  },
  MailField: {
    when: 'For an e-mail address.',
    not: 'Not for the name of an account that is none.',
    instead: 'Take a `TextField`.',
  },
  MemorableDate: {
    when: 'For a day that people know by heart, typed in three parts.',
    not: 'Not for a day that must be looked for.',
    instead: 'Take a `DateField`.',
  },
  MonthField: {
    when: 'For a month of a year, such as that of a claim.',
    not: 'Not for a day.',
    instead: 'Take a `DateField`.',
  },
  NipField: {
    when: 'For a tax number of a firm.',
    not: 'Not for a person, who has a PESEL.',
    instead: 'Take a `PeselField`.',
  },
  NumberField: {
    when: 'For a number with decimals that is no money.',
    not: 'Not for amounts.',
    instead: 'Take a `PriceField`.',
  },
  ObjectsField: {
    when: 'For several things with fields of their own, such as the children of a parent.',
    not: 'Not for a list of single texts.',
    instead: 'Take a `TextList` or `Tags`.',
  },
  PasswordChange: {
    when: 'For changing one’s own password, with the present one.',
    not: 'Not for the first password.',
    instead: 'Take a `PasswordField` in a `Form`.',
  },
  PasswordField: {
    when: 'For a password: it can be shown, and a new one is judged while it is typed.',
    not: 'Not for codes.',
    instead: 'Take a `CodeField`.',
  },
  PeselField: {
    when: 'For a PESEL: it checks the digits and shows the date of birth.',
    not: 'Not for people without one.',
    instead: 'Ask for the date of birth with `MemorableDate`.',
  },
  PhoneField: {
    when: 'For a telephone number.',
    not: 'Not for several numbers in one field.',
    instead: 'Take a `TextList`.',
  },
  PostalCodeField: {
    when: 'For a Polish postal code.',
    not: 'Not for a foreign one.',
    instead: 'Take a `TextField`.',
  },
  PriceField: {
    when: 'For an amount of money.',
    not: 'Not for other numbers.',
    instead: 'Take a `NumberField` or an `IntField`.',
  },
  PromptDialog: {
    when: 'For one short text that an action needs, such as the name of a view.',
    not: 'Not for several fields.',
    instead: 'Take a `Modal` with a `Form`.',
  },
  RadioCards: {
    when: 'For one of a few answers that need a sentence each.',
    not: 'Not for answers of one or two words.',
    instead: 'Take a `RadioGroup`.',
  },
  RadioGroup: {
    when: 'For one of up to about seven answers, all in sight.',
    not: 'Not for more.',
    instead: 'Take a `SelectField`.',
  },
  RadioSwitch: {
    when: 'For one of two or three short answers that lie side by side.',
    not: 'Not for yes or no.',
    instead: 'Take `YesNo`.',
  },
  RangeField: {
    when: 'For a rough value between two ends.',
    not: 'Not for an exact number.',
    instead: 'Take an `IntField` or a `NumberField`.',
  },
  RegonField: {
    when: 'For the number of a firm in the register REGON.',
    not: 'Not for a NIP.',
    instead: 'Take a `NipField`.',
  },
  RichEditor: {
    when: 'For text with headings, lists or tables that the office publishes.',
    not: 'Not for a letter or a remark.',
    instead: 'Take a `TextArea`.',
  },
  SchemeToggle: {
    when: 'For changing between light and dark in one press.',
    not: 'Not in place of the settings.',
    instead: 'Take `AppearanceSettings`.',
  },
  SearchField: {
    when: 'For looking through a list while typing.',
    not: 'Not for an answer of a form.',
    instead: 'Take an `AutocompleteField`.',
  },
  SelectField: {
    when: 'For one of eight to about twenty answers.',
    not: 'Not for fewer: a closed list hides them.',
    instead: 'Take a `RadioGroup`.',
  },
  Tags: {
    when: 'For several short words that people make themselves.',
    not: 'Not for answers of a list.',
    instead: 'Take a `CheckboxGroup`.',
  },
  TextArea: {
    when: 'For text of more than one line.',
    not: 'Not for a name or a number.',
    instead: 'Take a `TextField` or the field of that number.',
  },
  TextField: {
    when: 'For a short text that has no field of its own.',
    not: 'Not for what has one: e-mail, telephone, PESEL, money.',
    instead: 'Take that field; it has the rule and the keyboard.',
  },
  TextList: {
    when: 'For several texts of one kind, one in each row.',
    not: 'Not for rows with several fields.',
    instead: 'Take an `ObjectsField`.',
  },
  TimeField: {
    when: 'For an hour of the day or a duration.',
    not: 'Not for a moment of a certain day.',
    instead: 'Take a `DatetimeField`.',
  },
  Toggle: {
    when: 'For a setting that works at once.',
    not: 'Not for an answer that is sent with a form.',
    instead: 'Take a `Checkbox` or `YesNo`.',
  },
  UnsavedChangesGuard: {
    when: 'In every form that is not saved by itself: it asks before the page is left.',
    not: 'Not in a form that is saved by itself.',
    instead: 'Take `FormStatus`.',
  },
  UrlField: {
    when: 'For the address of a web page.',
    not: 'Not for an e-mail address.',
    instead: 'Take a `MailField`.',
  },
  WeekField: {
    when: 'For a week of a year.',
    not: 'Not for its first and last day.',
    instead: 'Take a `DateRange`.',
  },
  YesNo: {
    when: 'For a question of yes or no to which both answers must be possible and neither is chosen before.',
    not: 'Not for a consent.',
    instead: 'Take a `Checkbox`.',
  },
};
