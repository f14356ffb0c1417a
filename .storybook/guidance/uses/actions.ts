import type { Uses } from './use';

export const ACTIONS: Uses = {
  Button: {
    when: 'For an action on this page: send, save, open a panel.',
    not: 'Not for going to another page.',
    instead: 'Take a `TextLink`, or a `Button` with `href` where the link is the main way on.',
  },
  CopyButton: {
    when: 'For a number or an address that people carry to another program.',
    not: 'Not for text that nobody needs elsewhere: each button is one more stop of the keyboard.',
    instead: 'Leave the text alone; it can be selected.',
  },
  IconButton: {
    when: 'Where a whole row of tools has no room for words and each icon is well known.',
    not: 'Not for the main action, and not for an icon that people have to guess.',
    instead: 'Take a `Button` with an icon and words.',
  },
  TextLink: {
    when: 'For going to another page or place.',
    not: 'Not for an action that changes something.',
    instead: 'Take a `Button`, `quiet` where it is a lesser one.',
  },
};
