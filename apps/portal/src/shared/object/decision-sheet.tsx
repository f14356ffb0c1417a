import { Button } from '@urzad/ui';
import { Popover } from '@urzad/ui/overlays';
import { ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages';
import { objectMessages } from './messages';

/** The decisions on a phone, behind one button of the bar. */
export function DecisionSheet({ children }: { children: ReactNode }) {
  const words = useMessages(objectMessages);

  return (
    <Popover
      title={words.decision}
      trigger={
        <Button variant="primary" iconEnd={ChevronUp}>
          {words.decide}
        </Button>
      }
    >
      {children}
    </Popover>
  );
}
