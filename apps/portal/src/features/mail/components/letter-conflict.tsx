import type { MailLetter, MailThread } from '@urzad/contract';
import type { PickItem } from '@urzad/ui/autocomplete';
import { filenamesOf } from '#shared/conversation/letter-files';
import { useMessages } from '#shared/i18n/messages';
import { type ConflictChoice, ConflictDialog } from '#shared/object/conflict-dialog';
import { useSession } from '#shared/session/session-store';
import { threadQuery } from '../api';
import { knownObject, knownPeople, type LetterValues, startOf, valueOfObject } from '../logic/letter-values';
import { differingParts, type LetterPart } from '../logic/letter-versions';
import { openedLetter } from '../logic/opened-letter';
import { composeMessages } from '../messages/compose';

interface LetterConflictProps extends ConflictChoice<MailThread> {
  /** The draft as this window read it. */
  letter: MailLetter;
  mineOf: () => LetterValues;
}

/** Two windows have changed one draft: what differs, and which version stays. */
export function LetterConflict({ letter, mineOf, ...choice }: LetterConflictProps) {
  const words = useMessages(composeMessages);
  const me = useSession((state) => state.me?.id ?? 0);

  function differencesFrom(thread: MailThread) {
    const theirs = openedLetter(thread);
    const stored = valuesOf(theirs, me);
    const textOf = textsOf([letter, theirs], words);
    const mine = mineOf();
    return differingParts(mine, stored).map((part) => ({
      path: part,
      label: words.conflict.parts[part],
      mine: <Written text={textOf(part, mine)} />,
      theirs: <Written text={textOf(part, stored)} />,
    }));
  }

  return (
    <ConflictDialog
      {...choice}
      query={threadQuery(letter.id)}
      words={{
        ...words.conflict,
        loading: words.loading,
        text: (count) => (count > 0 ? words.conflict.differ : words.conflict.same),
        theirs: () => words.conflict.theirs,
        takeTheirs: () => words.conflict.takeTheirs,
      }}
      differencesFrom={differencesFrom}
    />
  );
}

/** A draft as it is stored, as values of the form. */
export function valuesOf(letter: MailLetter, me: number): LetterValues {
  return startOf({ beginning: 'draft', letter, about: undefined, kept: null, me, now: new Date() });
}

function Written({ text }: { text: string }) {
  return (
    <span lang="pl" className="u:whitespace-pre-line u:wrap-anywhere">
      {text}
    </span>
  );
}

type Words = ReturnType<typeof useMessages<(typeof composeMessages)['pl']>>;

/** Each part as a text. Who or what was chosen in this window, and stands in no version, has no name here. */
function textsOf(letters: readonly MailLetter[], words: Words) {
  const people = letters.flatMap((letter) => knownPeople({ letter, about: undefined }, words.noChoice));
  const objects = letters.flatMap((letter): PickItem[] => {
    const object = knownObject({ letter, about: undefined });
    return object ? [{ value: valueOfObject(object), label: object.name }] : [];
  });
  const files = letters.flatMap((letter) =>
    letter.files.map(({ id, name }) => ({ value: String(id), label: name })),
  );
  const named = (values: readonly string[], known: readonly PickItem[]) => {
    const names = values.flatMap((value) => known.find((one) => one.value === value)?.label ?? []);
    const others = values.length - names.length;
    return [...names, ...(others > 0 ? [words.conflict.chosenHere(others)] : [])].join(', ');
  };

  return (part: LetterPart, values: LetterValues): string => {
    if (part === 'subject' || part === 'body') return values[part] || words.conflict.nothing;
    if (part === 'object')
      return named(values.object ? [values.object] : [], objects) || words.conflict.nothing;
    if (part === 'outside') return values.outside.join(', ') || words.conflict.nothing;
    if (part !== 'files') return named(values[part], people) || words.conflict.nothing;
    const uploads = filenamesOf(values).map(
      (filename) => values.known.find((one) => one.filename === filename)?.name ?? filename,
    );
    const stored = named(values.stored, files);
    return [...(stored ? [stored] : []), ...uploads].join(', ') || words.conflict.nothing;
  };
}
