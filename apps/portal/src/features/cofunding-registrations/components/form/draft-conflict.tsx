import type { Registration } from '@urzad/contract';
import { answerText, timeText } from '@urzad/domain';
import { askedFieldLabel, changedPaths, findFieldSpec, specIn } from '@urzad/grants';
import { formOfDraft, type RegistrationForm } from '@urzad/grants/schemas';
import { useLocale, useToday } from '@urzad/ui';
import { get } from 'react-hook-form';
import { registrationQuery } from '#shared/entities/registrations/registration-query';
import { useMessages } from '#shared/i18n/messages';
import { useOfficeWords } from '#shared/libraries/use-words';
import { type ConflictChoice, ConflictDialog, type Difference } from '#shared/object/conflict-dialog';
import { useEditor } from '../../logic/form/editor';
import { draftOf, type FormValues } from '../../logic/form/values';
import { formMessages } from '../../messages/form';

interface DraftConflictProps extends ConflictChoice<Registration> {
  /** The present values of the form. */
  mineOf: () => FormValues;
}

/** The draft of this window and the stored one, question by question. Nothing is lost until one is chosen. */
export function DraftConflict({ mineOf, ...choice }: DraftConflictProps) {
  const { conflict: words, loading } = useMessages(formMessages);
  const { registration } = useEditor();
  const today = useToday();
  const locale = useLocale();
  const officeWords = useOfficeWords();

  function answerIn(form: RegistrationForm, path: string): string {
    if (path === 'children') return words.children(form.children.length);
    const spec = findFieldSpec(path);
    return spec ? answerText(specIn(officeWords, spec), get(form, path), { locale, today }) : words.none;
  }

  function differencesFrom({ form }: Registration): Difference[] {
    const mine = formOfDraft(draftOf(mineOf()));
    const theirs = formOfDraft(form);
    return changedPaths(mine, theirs).map((path) => ({
      path,
      label: askedFieldLabel(path, locale, form, officeWords),
      mine: answerIn(mine, path),
      theirs: answerIn(theirs, path),
    }));
  }

  return (
    <ConflictDialog
      {...choice}
      query={registrationQuery(registration.id)}
      words={{
        ...words,
        loading,
        text: () => words.text,
        theirs: ({ mod_date }) => words.theirs(timeText(new Date(mod_date))),
        takeTheirs: ({ mod_date }) => words.takeTheirs(timeText(new Date(mod_date))),
      }}
      differencesFrom={differencesFrom}
    />
  );
}
