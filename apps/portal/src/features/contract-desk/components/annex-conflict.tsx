import type { Annex } from '@urzad/contract';
import { annexRowLabel, annexValueText, CARE_FORM } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import { annexQuery } from '#shared/entities/annexes/annex-query';
import { useMessages } from '#shared/i18n/messages';
import { useNames } from '#shared/libraries/use-words';
import { type ConflictChoice, ConflictDialog, type Difference } from '#shared/object/conflict-dialog';
import { storedEffect, typedEffect } from '../logic/annex-effect';
import type { AnnexValues } from '../logic/annex-form';
import { annexDeskMessages } from '../messages/annex-desk';
import { annexFormMessages } from '../messages/annex-form';

interface AnnexConflictProps extends ConflictChoice<Annex> {
  id: number;
  mineOf: () => AnnexValues;
}

/** Two people have changed one annex: what each makes of the contract, and which version stays. */
export function AnnexConflict({ id, mineOf, ...choice }: AnnexConflictProps) {
  const { conflict: words, validFrom, reason } = useMessages(annexFormMessages);
  const { loading } = useMessages(annexDeskMessages);
  const locale = useLocale();
  const forms = useNames('CARE_FORM', CARE_FORM);

  function differencesFrom(theirs: Annex): Difference[] {
    const typed = mineOf();
    const mine = theirs.params ? typedEffect(theirs, typed, theirs.params) : storedEffect(theirs);
    const rows = [...mine.rows, ...theirs.rows];
    const names = [...new Set(rows.map((row) => annexRowLabel(row, locale)))];
    const valueIn = (of: readonly (typeof rows)[number][], name: string) => {
      const row = of.find((one) => annexRowLabel(one, locale) === name);
      return row ? annexValueText(row.field, row.after, { locale, forms }) : '–';
    };
    return [
      { path: 'valid_from', label: validFrom, mine: typed.valid_from, theirs: theirs.valid_from.slice(0, 7) },
      { path: 'reason', label: reason, mine: typed.reason, theirs: theirs.reason },
      ...names.map((name) => ({
        ...{ path: name, label: name },
        mine: valueIn(mine.rows, name),
        theirs: valueIn(theirs.rows, name),
      })),
    ].filter((one) => one.mine !== one.theirs);
  }

  return (
    <ConflictDialog
      {...choice}
      query={annexQuery(id)}
      words={{
        ...words,
        loading,
        text: (count) => (count > 0 ? words.differ : words.same),
        theirs: () => words.theirs,
        takeTheirs: () => words.takeTheirs,
      }}
      differencesFrom={differencesFrom}
    />
  );
}
