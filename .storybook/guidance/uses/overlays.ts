import type { Uses } from './use';

export const OVERLAYS: Uses = {
  BottomSheet: {
    when: 'For choices on a phone that come from below and can be drawn away.',
    not: 'Not for what must be answered.',
    instead: 'Take a `ConfirmDialog` or a `Modal`.',
  },
  ConfirmDialog: {
    when: 'Before an action that cannot be taken back.',
    not: 'Not before what can be undone: people learn to press without reading.',
    instead: 'Do it, and offer the way back.',
  },
  Dropdown: {
    when: 'For several actions of one thing.',
    not: 'Not for choosing an answer.',
    instead: 'Take a `SelectField` or a `RadioGroup`.',
  },
  DropdownLinks: {
    when: 'For several places that lie under one name of a menu.',
    not: 'Not for actions.',
    instead: 'Take a `Dropdown`.',
  },
  Modal: {
    when: 'For a short task that must end before the page goes on.',
    not: 'Not for a task that needs the page beside it, or is long.',
    instead: 'Take a `SideModal`, or a page of its own.',
  },
  Popover: {
    when: 'For a small form or details at the place that they belong to.',
    not: 'Not for a sentence of explanation.',
    instead: 'Take `HelpText`.',
  },
  SideModal: {
    when: 'For work on one row of a list that stays in sight.',
    not: 'Not for a question of yes or no.',
    instead: 'Take a `ConfirmDialog`.',
  },
  Tooltip: {
    when: 'For the name of a button that shows only an icon.',
    not: 'Not for anything that people need: touch does not show it.',
    instead: 'Write it on the page, or take `HelpText`.',
  },
};
