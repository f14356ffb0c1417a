import type { IsoDate } from '@urzad/domain';
import { useMessages } from '#shared/i18n/messages';
import { type ConflictChoice, ConflictDialog, type Difference } from '#shared/object/conflict-dialog';
import type { KnownUser } from '#shared/session/me';
import { accountQuery } from '../api';
import { type AccountValues, accountValuesOf, changedNames } from '../logic/account-values';
import { ownAccountMessages } from '../messages/own-account';
import { useAnswerWords } from './account-changes';

export interface AccountConflictProps extends ConflictChoice<KnownUser> {
  /** The answers of this window. */
  mine: AccountValues | undefined;
  today: IsoDate;
}

/** The answers of this window and the stored ones, field by field. */
export function AccountConflict({ mine, today, ...choice }: AccountConflictProps) {
  const { conflict: words } = useMessages(ownAccountMessages);
  const wordsOf = useAnswerWords(today);

  function differencesFrom(theirs: KnownUser): Difference[] {
    if (!mine) return [];
    const stored = accountValuesOf(theirs);
    return changedNames(mine, theirs).map((name) => ({
      path: name,
      label: wordsOf.label(name),
      mine: wordsOf.answer(name, mine[name]),
      theirs: wordsOf.answer(name, stored[name]),
    }));
  }

  return (
    <ConflictDialog
      {...choice}
      query={accountQuery}
      words={{
        ...words,
        text: (differences) => (differences > 0 ? words.differ : words.same),
        theirs: () => words.theirs,
        takeTheirs: () => words.takeTheirs,
      }}
      differencesFrom={differencesFrom}
    />
  );
}
