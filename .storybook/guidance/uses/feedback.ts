import type { Uses } from './use';

export const FEEDBACK: Uses = {
  Alert: {
    when: 'For something that people must know while they are on this page.',
    not: 'Not for the success of an action that they have just taken.',
    instead: 'Take a toast; for an error of a field the field itself.',
  },
  Connection: {
    when: 'Once at the top of an application: it says that the connection is lost and what happens to unsaved work.',
    not: 'Not for an error of one call.',
    instead: 'Take an `Alert` where the answer is missing.',
  },
  EmptyState: {
    when: 'In place of a list that has nothing, with the next step.',
    not: 'Not while data is loading or when it could not be loaded.',
    instead: 'Take a `Skeleton`, or an `Alert` with a button that tries again.',
  },
  ErrorPage: {
    when: 'For a whole page that is not there or cannot be shown.',
    not: 'Not when only a part of the page is missing.',
    instead: 'Take an `Alert` in place of that part.',
  },
  LazyPart: {
    when: 'Around a heavy part that few people need: its code comes when it is asked for.',
    not: 'Not around what everybody sees first.',
    instead: 'Import it as usual.',
  },
  LoadingScreen: {
    when: 'While the application itself starts and there is nothing to show yet.',
    not: 'Not while one part of a page loads.',
    instead: 'Take a `Skeleton` of the height that comes.',
  },
  NotificationBell: {
    when: 'In the header of an application that writes to its people.',
    not: 'Not for messages that must be read before going on.',
    instead: 'Take an `Alert` on the page, or a `ConfirmDialog`.',
  },
  NotificationItem: {
    when: 'For one notification in a list of your own.',
    not: 'Not for letters that are answered.',
    instead: 'Take a `Conversation`.',
  },
  NotificationPanel: {
    when: 'For the notifications of a person, newest first, with reading and marking.',
    not: 'Not for the log of a system.',
    instead: 'Take a `DataTable`.',
  },
  ProgressBar: {
    when: 'For work whose end is known: an upload, a share of a limit.',
    not: 'Not for waiting of unknown length.',
    instead: 'Take a `Spinner` with words.',
  },
  SessionExpiryDialog: {
    when: 'Before a session ends for idleness: it lets people stay.',
    not: 'Not where a session has no end.',
    instead: 'Leave it out.',
  },
  Skeleton: {
    when: 'In the place and height of content that is loading.',
    not: 'Not for an action that a person waits for.',
    instead: 'Give the `Button` its `loading`.',
  },
  Spinner: {
    when: 'For a short wait of unknown length inside a small part.',
    not: 'Not for a page or a list.',
    instead: 'Take a `Skeleton`.',
  },
  Toast: {
    when: 'For a short message on an action that has succeeded.',
    not: 'Not for errors that must be mended, and not for what people need later: it goes away.',
    instead: 'Take an `Alert`, or an error at the field.',
  },
  ToastLog: {
    when: 'Where people may read again which messages they have had in this session.',
    not: 'Not as the place of messages that matter.',
    instead: 'Send a notification.',
  },
};
