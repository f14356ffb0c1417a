import before from './names-of-0-6-1.json';

/** By package, then by name: the entry that exports the name today. */
export type NamesOfToday = Readonly<Record<string, Readonly<Record<string, string>>>>;

const PROPERTIES: ReadonlySet<string> = new Set(before.properties);
const GONE: ReadonlySet<string> = new Set(before.propertiesGone);
const EXPORTS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(before.exports));

/** Names that are called otherwise now. */
const RENAMED: Readonly<Record<string, string>> = {
  ErrorPlace: 'ErrorContext',
  fromPasted: 'formatPhone',
};

const FORM_OF = 'It is a part of `formOf<Values>()` now, which ties its names to the values of the form.';
const LIGHTBOX =
  'Use `Lightbox` of `@urzad/ui/lightbox`, which opens over the page, or `FilePreview` of `@urzad/ui/pdf-view` in it.';
const BADGE = 'Give your own words, colour and icon to `StatusBadge`.';

/** What to do where a name is gone. */
const INSTEAD: Readonly<Record<string, string>> = {
  CallStatusBadge: BADGE,
  CallStatusBadgeProps: BADGE,
  FormField: FORM_OF,
  ImageView: LIGHTBOX,
  ImageViewProps: LIGHTBOX,
  REGISTRATION_STATUS_ICONS: BADGE,
  RegistrationStatusBadge: BADGE,
  RegistrationStatusBadgeProps: BADGE,
  useFormAnswers: FORM_OF,
  useFormValue: FORM_OF,
};

/** Entries that are gone, and what to do. */
export const ENTRIES_GONE: Readonly<Record<string, string>> = {
  '@urzad/domain/testing': 'The samples of one grant are no longer published.',
  '@urzad/domain/testing/rich-text': 'The samples of the tests are no longer published.',
  '@urzad/ui/tailwind-preset':
    'Import `@urzad/ui/tailwind.css` before `tailwindcss` in your style sheet instead; your own Tailwind theme is back.',
  '@urzad/ui/vite': 'No plugin is needed any more: take it out of your configuration.',
};

/** Where a name of an import is today; `undefined` if nothing is known of it. */
export type Now = { entry: string; name: string } | { gone: string } | undefined;

/** Whether a custom property without a prefix was one of ours. */
export const wasOurs = (property: string) => PROPERTIES.has(property);

export const isPropertyGone = (property: string) => GONE.has(property);

/** Classes of our widgets that were no names of Tailwind, which a style sheet may have changed. */
const WIDGET_CLASSES: ReadonlySet<string> = new Set(before.classes);

export const wasWidgetClass = (name: string) => WIDGET_CLASSES.has(name);

/** Whether names of ours began so: `--avatar-${n}`. */
export const beginOfOurs = (begin: string) => [...PROPERTIES].some((name) => name.startsWith(begin));

/** Whether code could be imported by that name in 0.6.1. */
export const wasEntry = (entry: string) => EXPORTS.has(entry);

/** Whether a name of that entry is elsewhere, called otherwise or gone. */
export function hasMoved(entry: string, today: NamesOfToday): boolean {
  return (EXPORTS.get(entry) ?? []).some((name) => {
    const now = nameToday(entry, name, today);
    return now && ('gone' in now || now.entry !== entry || now.name !== name);
  });
}

/** @param entry from which it was imported */
export function nameToday(entry: string, name: string, today: NamesOfToday): Now {
  if (!EXPORTS.get(entry)?.includes(name)) return undefined;
  const names = today[packageOf(entry)] ?? {};
  const present = names[name] ? name : RENAMED[name];
  const from = present && names[present];
  if (present && from) return { entry: from, name: present };

  return { gone: `\`${name}\` is no longer in \`${entry}\`. ${INSTEAD[name] ?? whyGone(entry)}` };
}

function whyGone(entry: string): string {
  return entry.startsWith('@urzad/domain')
    ? 'What belongs to the law of one grant has left the kit.'
    : 'The list of changes says what takes its place.';
}

const packageOf = (entry: string) => entry.split('/').slice(0, 2).join('/');
