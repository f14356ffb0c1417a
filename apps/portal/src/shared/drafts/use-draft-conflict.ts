import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Saver } from '../saving/saver';
import type { DraftStore } from './use-draft';

export interface DraftConflictOptions<Values extends FieldValues, Row> {
  form: UseFormReturn<Values>;
  /** The kept draft and the server's differ from the start. */
  isConflict: boolean;
  saver: Saver;
  store: DraftStore;
  /** The values of the server's draft. */
  valuesOf: (theirs: Row) => Values;
}

/** A dialog opens when a save meets a newer version; the person keeps the own text or takes the newer one. */
export function useDraftConflict<Values extends FieldValues, Row extends { row_version: number }>({
  form,
  isConflict,
  saver,
  store,
  valuesOf,
}: DraftConflictOptions<Values, Row>) {
  const [isComparing, setComparing] = useState(isConflict);
  const compare = useCallback(() => setComparing(true), []);

  useEffect(
    () => store.subscribe(({ phase }, before) => phase === 'conflict' && phase !== before.phase && compare()),
    [store, compare],
  );

  function keepMine(theirs: Row) {
    setComparing(false);
    void saver.rebase(theirs.row_version, { isChanged: true });
  }

  function takeTheirs(theirs: Row) {
    setComparing(false);
    form.reset(valuesOf(theirs), { keepFieldsRef: true });
    void saver.rebase(theirs.row_version, { isChanged: false });
  }

  return {
    compare,
    dialog: {
      open: isComparing,
      onOpenChange: setComparing,
      mineOf: form.getValues,
      onKeepMine: keepMine,
      onTakeTheirs: takeTheirs,
    },
  };
}
