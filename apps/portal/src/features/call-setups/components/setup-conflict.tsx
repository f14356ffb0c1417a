import type { CallSetup } from '@urzad/contract';
import { answerText } from '@urzad/domain';
import { CALL_FIELDS, type CallField, callFieldIn } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { useOfficeWords } from '#shared/libraries/use-words';
import { type ConflictChoice, ConflictDialog } from '#shared/object/conflict-dialog';
import { useBusinessToday } from '#shared/system/use-office';
import { ofSetup } from '../api';
import { answersOf, changedNames, type SetupValues } from '../logic/setup-values';
import { setupMessages } from '../messages/setup';

interface SetupConflictProps extends ConflictChoice<CallSetup> {
  id: number;
  mineOf: () => SetupValues;
}

/** Two people have changed one draft: what differs, and which version stays. */
export function SetupConflict({ id, mineOf, ...choice }: SetupConflictProps) {
  const words = useMessages(setupMessages);
  const locale = useLocale();
  const officeWords = useOfficeWords();
  const today = useBusinessToday() ?? '1970-01-01';

  return (
    <ConflictDialog
      {...choice}
      query={ofSetup.queryOf(id)}
      words={{
        ...words.conflict,
        text: (count) => (count > 0 ? words.conflict.differ : words.conflict.same),
        loading: words.loading,
        theirs: () => words.conflict.stored,
        takeTheirs: () => words.conflict.takeTheirs,
      }}
      differencesFrom={(theirs) => {
        const mine = mineOf();
        return changedNames(mine, theirs).map((name) => ({
          path: name,
          label: isField(name)
            ? callFieldIn(officeWords, name)[locale]
            : words.parts[name as 'announcement' | 'faq'],
          mine: isField(name) ? shown(name, answersOf(mine)[name]) : words.conflict.changed,
          theirs: isField(name) ? shown(name, theirs.form[name]) : '',
        }));
      }}
    />
  );

  function shown(name: CallField, answer: unknown): string {
    return answerText(callFieldIn(officeWords, name), answer, { today, locale });
  }
}

function isField(name: string): name is CallField {
  return name in CALL_FIELDS;
}
