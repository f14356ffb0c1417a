import type { OfficeCase } from '@urzad/contract';
import { answerText } from '@urzad/domain';
import { type CaseForm, type CaseKind, caseFieldsOf, specIn } from '@urzad/grants';
import { useLocale, useToday } from '@urzad/ui';
import { caseQuery } from '#shared/entities/office-cases/case-query';
import { useMessages } from '#shared/i18n/messages';
import { useOfficeWords } from '#shared/libraries/use-words';
import { type ConflictChoice, ConflictDialog, type Difference } from '#shared/object/conflict-dialog';
import { editMessages } from '../messages/edit';

export interface AnswersConflictProps extends ConflictChoice<OfficeCase> {
  id: number;
  kind: CaseKind;
  /** The answers of this window. */
  mine: CaseForm;
}

/** The answers of this window and the stored ones, question by question. */
export function AnswersConflict({ id, kind, mine, ...choice }: AnswersConflictProps) {
  const { conflict: words, loading } = useMessages(editMessages);
  const locale = useLocale();
  const today = useToday();
  const officeWords = useOfficeWords();

  function differencesFrom({ form }: OfficeCase): Difference[] {
    const changed = Object.entries(caseFieldsOf(kind)).filter(
      ([name]) => (mine[name] ?? '') !== (form[name] ?? ''),
    );
    return changed.map(([name, spec]) => ({
      path: name,
      label: spec[locale],
      mine: answerText(specIn(officeWords, spec), mine[name], { locale, today }),
      theirs: answerText(specIn(officeWords, spec), form[name], { locale, today }),
    }));
  }

  return (
    <ConflictDialog
      {...choice}
      query={caseQuery(id)}
      words={{
        ...words,
        loading,
        text: (differences) => (differences > 0 ? words.text : words.same),
        theirs: () => words.theirs,
        takeTheirs: () => words.takeTheirs,
      }}
      differencesFrom={differencesFrom}
    />
  );
}
