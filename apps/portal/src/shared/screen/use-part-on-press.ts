import { type Part, toast } from '@urzad/ui';
import { useState } from 'react';
import { useMessages } from '../i18n/messages';
import { screenMessages } from './messages';

/** Opens what a press asks for once its code has come. When it does not, that is said and the next press asks again. */
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
