import type { Uses } from './use';

export const LAYOUT: Uses = {
  ActingBanner: {
    when: 'For a member of staff who acts on the account of another person, above every page.',
    not: 'Not for a message that can be dismissed.',
    instead: 'Take an `Alert`.',
  },
  ActingRules: {
    when: 'For what may be done on the account of another person, on the page on which acting begins.',
    not: 'Not as the only word about a refusal: a button that is refused has its reason beside it.',
    instead: 'Take a `CheckList` for the conditions of something.',
  },
  ActionBar: {
    when: 'For the actions of a long page: they stay in view on a phone.',
    not: 'Not on a page that fits the screen.',
    instead: 'Put the buttons after the content.',
  },
  AmountTiles: {
    when: 'For two to four amounts that sum up a page.',
    not: 'Not for amounts that are compared row by row.',
    instead: 'Take a `Table`.',
  },
  AppInfoModal: {
    when: 'For technical facts that support asks for: version, browser, connection.',
    not: 'Not for help with the task.',
    instead: 'Take `HelpText`, or a page of instructions.',
  },
  ApplicationLayout: {
    when: 'For staff who work in the application all day: sidebar, header, content.',
    not: 'Not for citizens who come once.',
    instead: 'Take `MainLayout`.',
  },
  Band: {
    when: 'For a part of a public page that goes across the whole window.',
    not: 'Not inside a form or an application.',
    instead: 'Take a `Card` or a heading.',
  },
  CheckList: {
    when: 'For what must hold or be at hand, as sentences.',
    not: 'Not for answers.',
    instead: 'Take a `CheckboxGroup`.',
  },
  Container: {
    when: 'Around the content of a page: its greatest width and its edges.',
    not: 'Not inside another one.',
    instead: 'Take `FormLayout` for a narrower form.',
  },
  CookieInfo: {
    when: 'For telling that the site stores only what it needs.',
    not: 'Not for asking consent to tracking.',
    instead: 'Do without tracking.',
  },
  DeveloperMenu: {
    when: 'For switches of those who build or test the application.',
    not: 'Not for settings of the people who use it.',
    instead: 'Take `AccessibilityMenu`, or a page of settings.',
  },
  EuFundingStrip: {
    when: 'On every page of a programme that the European Union pays for.',
    not: 'Not elsewhere: the marks say who pays.',
    instead: 'Take `Logo` alone.',
  },
  Footer: {
    when: 'At the end of a public page: address, hours, duties of a public office.',
    not: 'Not in the frame of staff.',
    instead: '`ApplicationLayout` has a short one.',
  },
  FormLayout: {
    when: 'For a form in steps: list of steps, fields, actions.',
    not: 'Not for one or two fields.',
    instead: 'Put a `Form` into a `Container`.',
  },
  Header: {
    when: 'At the top of every page: the name of the office, menu, person.',
    not: 'Not twice on a page.',
    instead: 'Take a `PageHeading` for the name of a part.',
  },
  Hero: {
    when: 'On the first page of a service: what it is, for whom, and the way in.',
    not: 'Not on pages of work.',
    instead: 'Take a `PageHeading`.',
  },
  HowItWorks: {
    when: 'For the three to five steps of a service, before anybody begins.',
    not: 'Not for the state of somebody’s own case.',
    instead: 'Take a `Timeline`.',
  },
  LockScreen: {
    when: 'For going on after a session was locked, without losing the page.',
    not: 'Not for signing in.',
    instead: 'Take a `Form` on a page of its own.',
  },
  Layouts: {
    when: 'For the pages of citizens: `MainLayout` has header, content and footer, the others fewer of them.',
    not: 'Not for staff who change between lists all day.',
    instead: 'Take `ApplicationLayout`.',
  },
  NumberedSection: {
    when: 'For the numbered parts of a long form.',
    not: 'Not for steps of which one is shown at a time.',
    instead: 'Take a `Stepper`.',
  },
  PageHeading: {
    when: 'Once on every page: its name and one sentence.',
    not: 'Not for parts of a page.',
    instead: 'Write a heading of the next level.',
  },
  ReviewLayout: {
    when: 'For judging: what is claimed on one side, the proof on the other.',
    not: 'Not for reading one thing.',
    instead: 'Take a `Container`.',
  },
  SignInAgain: {
    when: 'Over the page of a person whose session has ended: they go on where they were.',
    not: 'Not where nobody knows who was there.',
    instead: 'Lead to the page of the sign-in.',
  },
  SocketConsole: {
    when: 'For developers who look at an open connection.',
    not: 'Not for people of the office.',
    instead: 'Take `Connection`.',
  },
  TopBar: {
    when: 'For the duties of a public office above the header: contrast, letters, language, BIP.',
    not: 'Not for the menu of the service.',
    instead: 'Take a `HorizontalMenu`.',
  },
};
