import type { Uses } from './use';

export const DATA: Uses = {
  Avatar: {
    when: 'Beside the name of a person whom others see in a list or a conversation.',
    not: 'Not for an organisation or an object.',
    instead: 'Take `Logo` for an office and `Icon` for an object.',
  },
  AvatarStack: {
    when: 'For the few people who have one thing open or work on it.',
    not: 'Not where it matters who they are.',
    instead: 'List the names, in a `DescriptionList` or a `Table`.',
  },
  Board: {
    when: 'For things that a group of people moves through a few states, in sight of each other.',
    not: 'Not for long lists, or where the order inside a state matters.',
    instead: 'Take a `DataTable`, or a `Table`.',
  },
  EventCalendar: {
    when: 'For what happens on the days of a month: meetings, terms, absences.',
    not: 'Not for choosing a date in a form.',
    instead: 'Take a `DateField`; for a few dates, a `Timeline`.',
  },
  FramedHtml: {
    when: 'For a text with a shape of its own that somebody else wrote, as an e-mail from outside.',
    not: 'Not for texts of the office, or for what a form or a script has to work in.',
    instead: 'A text of the `RichEditor` has a view of its own.',
  },
  MessageLog: {
    when: 'For short messages that come while they are read, the newest at the end.',
    not: 'Not for letters of a case, which are read as a whole.',
    instead: 'Take a `Conversation`.',
  },
  Card: {
    when: 'For one thing that stands by itself among others of its kind.',
    not: 'Not around every section of a page: frames inside frames hide what belongs together.',
    instead: 'Use headings and space, or `NumberedSection` in a form.',
  },
  ComposeBox: {
    when: 'For a letter in a conversation: text, ready texts, files and the button that sends it.',
    not: 'Not for a long text with headings and tables.',
    instead: 'Take a `RichEditor` in a `Form`.',
  },
  Conversation: {
    when: 'For letters between two sides, with what happened in between.',
    not: 'Not for events alone.',
    instead: 'Take a `Timeline`.',
  },
  Counter: {
    when: 'For a number of things that wait, beside the name of where they wait.',
    not: 'Not for amounts or results.',
    instead: 'Write the number in the text, or take `AmountTiles`.',
  },
  DataTable: {
    when: 'For lists that people sort, filter, select from or keep views of.',
    not: 'Not for a few rows that are only read.',
    instead: 'Take a `Table`, which needs no script.',
  },
  DateText: {
    when: 'For a day that a person reads: short, and with "today" where it helps.',
    not: 'Not for a moment in a technical list.',
    instead: 'Write the full date and time in the format of your log.',
  },
  DateTile: {
    when: 'For the day of an event in a list of news or dates.',
    not: 'Not inside a sentence or a table.',
    instead: 'Take `DateText`.',
  },
  DescriptionList: {
    when: 'For facts of one thing: a name and its value.',
    not: 'Not for answers that can be changed.',
    instead: 'Take a `SummaryList`, whose rows have a link "Zmień".',
  },
  FolderCard: {
    when: 'For one thing of a person that has a state and a next step, with tabs of its parts.',
    not: 'Not for long lists.',
    instead: 'Take a `DataTable`, which shows cards on a phone by itself.',
  },
  HelpText: {
    when: 'For an explanation that only some people need, beside the word that it explains.',
    not: 'Not for what everybody must know to answer.',
    instead: 'Write it as the `hint` of the field.',
  },
  LetterText: {
    when: 'For plain text of a letter that somebody typed.',
    not: 'Not for text with marks of an editor.',
    instead: 'Show what `RichEditor` made, sanitised by the server.',
  },
  MonthTiles: {
    when: 'For the months of a schedule of up to two years: what was paid, what waits, what is to come.',
    not: 'Not as the only place of the numbers.',
    instead: 'Show the same months as a `Table` beside them.',
  },
  OnlineStatus: {
    when: 'Beside a member of staff, where it matters whether an answer comes soon.',
    not: 'Not for citizens: whether they are online is nobody’s business.',
    instead: 'Say when a letter was read.',
  },
  PercentText: {
    when: 'For a rate: the share that is paid back.',
    not: 'Not for progress of work.',
    instead: 'Take a `ProgressBar`.',
  },
  Plot: {
    when: 'For a few numbers of one kind whose order of size or course over time matters.',
    not: 'Not as the only place of the numbers, nor for a part of a whole.',
    instead: 'Take a `Table`, or a `ProgressBar` for a part of a whole.',
  },
  PriceText: {
    when: 'For every amount of money that is read.',
    not: 'Not for an amount that is typed.',
    instead: 'Take a `PriceField`.',
  },
  ReadMore: {
    when: 'For a long text in a list of which most people need the beginning.',
    not: 'Not for terms, costs or deadlines: what is hidden counts as not said.',
    instead: 'Show the whole text.',
  },
  ReviewList: {
    when: 'For an officer who judges answers one by one and leaves remarks.',
    not: 'Not for showing people their own answers.',
    instead: 'Take a `SummaryList`.',
  },
  StatusBadge: {
    when: 'For the state of a thing in one or two words.',
    not: 'Not for instructions or whole sentences.',
    instead: 'Take an `Alert`.',
  },
  SummaryList: {
    when: 'Before sending: the answers, each with a link that changes it.',
    not: 'Not for facts that cannot be changed here.',
    instead: 'Take a `DescriptionList`.',
  },
  Table: {
    when: 'For rows that are read and compared, up to some dozens.',
    not: 'Not for sorting, filters, selection or thousands of rows.',
    instead: 'Take a `DataTable`.',
  },
  Timeline: {
    when: 'For what has happened to a thing and what comes next.',
    not: 'Not for steps that a person takes in a form.',
    instead: 'Take a `Stepper` or a `TaskList`.',
  },
};
