import { STORAGE_LIMIT_BYTES } from '@urzad/domain';
import { useEffect, useState } from 'react';
import { addTestData, clearTestData, isFull, storageState } from '#shared/session/storage-trial';

/** The storage of this browser as it is now, and test data that fills it. */
export function useStorageTest(isOpen: boolean) {
  const [state, setState] = useState(storageState);
  const [wasRefused, setRefused] = useState(false);
  const [isLoading, setLoading] = useState(false);

  useEffect(() => {
    if (isOpen) setState(storageState());
  }, [isOpen]);

  function onAdd() {
    setLoading(true);
    // After the button is drawn as busy: the writing holds up the page.
    requestAnimationFrame(() => {
      setRefused(!addTestData());
      setState(storageState());
      setLoading(false);
    });
  }

  function onClear() {
    clearTestData();
    setRefused(false);
    setState(storageState());
  }

  const used = isFull(state, wasRefused) ? Math.max(state.used, STORAGE_LIMIT_BYTES) : state.used;
  return { used, limit: STORAGE_LIMIT_BYTES, entries: state.entries, loading: isLoading, onAdd, onClear };
}
