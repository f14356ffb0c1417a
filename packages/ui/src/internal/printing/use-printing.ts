import { useEffect, useState } from 'react';
import { beforePrint } from './before-print';

/** Whether the page is being printed: for what a screen need not have. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => beforePrint({ begin: () => setPrinting(true), end: () => setPrinting(false) }), []);
  return isPrinting;
}
