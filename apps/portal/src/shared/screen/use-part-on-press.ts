import { type Part, toast } from '@urzad/ui';
import { useState } from 'react';
import { useMessages } from '../i18n/messages';
import { screenMessages } from './messages';

/** Opens a part once its code is loaded. When the load fails, a toast says so and the next press tries again. */
export function usePartOnPress(part: Part<unknown>, open: () => void) {
  const words = useMessages(screenMessages);
  const [isLoading, setLoading] = useState(false);

  async function load() {
    setLoading(true);
    try {
      await part.load();
      open();
    } catch {
      toast.error(words.partMissing);
    } finally {
      setLoading(false);
    }
  }

  return { isLoading, press: () => void load() };
}
