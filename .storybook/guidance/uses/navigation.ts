import type { Uses } from './use';

export const NAVIGATION: Uses = {
  AccessibilityMenu: {
    when: 'On every page: contrast, size of letters, motion, shortcuts.',
    not: 'Not in place of a page that is accessible without it.',
    instead: 'Mend the page.',
  },
  BackToTop: {
    when: 'On pages of several screens.',
    not: 'Not where it would cover what is typed or pressed.',
    instead: 'Leave it out; the key Home does the same.',
  },
  Breadcrumbs: {
    when: 'Where pages lie at least three levels deep.',
    not: 'Not for steps of a form.',
    instead: 'Take a `Stepper`.',
  },
  HorizontalMenu: {
    when: 'For up to seven parts of a public site.',
    not: 'Not for dozens of places of an application.',
    instead: 'Take a `Sidebar`.',
  },
  LanguageSwitch: {
    when: 'Where every page exists in the other language.',
    not: 'Not where only some pages are translated.',
    instead: 'Link to those pages.',
  },
  MenuPanel: {
    when: 'For the whole menu on a phone.',
    not: 'Not for the actions of one thing.',
    instead: 'Take a `Dropdown`.',
  },
  Pagination: {
    when: 'For a list that the server gives page by page.',
    not: 'Not for steps or documents.',
    instead: 'Take a `Stepper` or a `FileStrip`.',
  },
  Sidebar: {
    when: 'For the many places of an application for staff.',
    not: 'Not on a public page.',
    instead: 'Take a `HorizontalMenu`.',
  },
  SkipLink: {
    when: 'First on every page: by it the keyboard passes the header.',
    not: 'Not for links inside the content.',
    instead: 'Take a `TextLink` to the id.',
  },
  Stepper: {
    when: 'For a form in steps that are done one after another.',
    not: 'Not for tasks in an order of one’s own.',
    instead: 'Take a `TaskList`.',
  },
  TabLinks: {
    when: 'For views of one list that have addresses of their own.',
    not: 'Not for parts of a page without an address.',
    instead: 'Take `Tabs`.',
  },
  Tabs: {
    when: 'For parts of one thing of which people need one at a time.',
    not: 'Not for what is compared or read in order.',
    instead: 'Show the parts one below the other, with headings.',
  },
  TaskList: {
    when: 'For what is still to be done, each with its state and its page.',
    not: 'Not for what has happened.',
    instead: 'Take a `Timeline`.',
  },
  UserMenu: {
    when: 'For what belongs to the signed-in person: account, role, sign out.',
    not: 'Not for places of the service.',
    instead: 'Take a `HorizontalMenu` or a `Sidebar`.',
  },
};
