import { formOf, RadioSwitch } from '@urzad/ui';
import { useEffect } from 'react';
import { filenamesOf } from '#shared/conversation/letter-files';
import type { ReplyValues } from '#shared/conversation/reply-values';
import { useMessages } from '#shared/i18n/messages';
import { chosenLetter, type OfficeFields, type OfficeLetter } from '../logic/office-letter';
import { letterMessages } from '../messages/letters';

const { FormField, useFormAnswers } = formOf<ReplyValues & OfficeFields>();

interface LetterSwitchProps {
  /** Whether this officer may lead the case instead. */
  mayTake: boolean;
  /** What this officer may write. */
  letters: readonly OfficeLetter[];
  /** Called with the chosen one, which a kept draft may have chosen. */
  onShown: (letter: OfficeLetter) => void;
  /** A kept draft has files. */
  onFiles: () => void;
}

/** An answer or a note. */
export function LetterSwitch({ letters, mayTake, onShown, onFiles }: LetterSwitchProps) {
  const words = useMessages(letterMessages);
  const letter = useFormAnswers((values) => chosenLetter(letters, values.letter));
  useEffect(() => onShown(letter), [letter, onShown]);
  const hasFiles = useFormAnswers((values) => (filenamesOf(values).length > 0 ? 'yes' : 'no'));
  useEffect(() => {
    if (hasFiles === 'yes') onFiles();
  }, [hasFiles, onFiles]);
  if (letters.length < 2)
    return <p className="u:text-sm">{mayTake ? words.onlyNote : words.onlyNoteOfOthers}</p>;

  return (
    <FormField name="letter" as="value">
      {({ value, onValueChange, ref: _, ...field }) => (
        <RadioSwitch
          {...field}
          value={value}
          onValueChange={onValueChange}
          label={<span className="u:sr-only">{words.letterKind}</span>}
          options={letters.map((one) => ({ value: one, name: words[one] }))}
        />
      )}
    </FormField>
  );
}
