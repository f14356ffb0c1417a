/** What the sidebar and the documentation know of a story. */
interface Story {
  /** `ReadOnly` or, in words, `Read Only`. */
  name: string;
  tags?: readonly string[] | undefined;
  plays: boolean;
}

/** Names of states. A story of such a name is for readers also when its play function presses something. */
export const STATES: readonly string[] = [
  'Answered',
  'Default',
  'Disabled',
  'Empty',
  'Failed',
  'Invalid',
  'Loading',
  'Long',
  'Pending',
  'ReadOnly',
];

/**
 * Three stories of five test a behaviour, and a reader who looks for a widget would not find it among them. A story is for
 * readers when it has no play function, when its name is that of a state, when it is the picture of its widget, or when it
 * is tagged `shown`. Only Vitest runs the others.
 */
export function isForReaders({ name, tags = [], plays }: Story): boolean {
  return (
    !plays || STATES.includes(name.replaceAll(' ', '')) || tags.includes('picture') || tags.includes('shown')
  );
}
