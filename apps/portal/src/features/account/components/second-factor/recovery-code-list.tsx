import { Button, CopyButton } from '@urzad/ui';
import { Check, FileDown, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { saveFile } from '#shared/http/save-file';
import { useMessages } from '#shared/i18n/messages';
import { printText } from '../../logic/print-text';
import { ownFactorMessages } from '../../messages/second-factor';

export interface RecoveryCodeListProps {
  codes: readonly string[];
  /** The person has kept them. */
  onDone: () => void;
}

/** Recovery codes, which are told only once. */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps) {
  const { codes: words } = useMessages(ownFactorMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const text = codes.join('\n');
  // The dialog that brought them is closed: what it brought is read next.
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="u:grid u:gap-4 u:rounded-md u:border u:border-line u:p-4">
      <h3 ref={heading} tabIndex={-1} className="u:text-md">
        {words.title}
      </h3>
      <p className="u:max-w-text">{words.lead}</p>
      <ul className="u:grid u:gap-x-6 u:gap-y-1 u:font-mono u:tablet:max-w-narrow u:tablet:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="u:flex u:flex-wrap u:gap-3">
        <CopyButton text={text} label={words.copy} />
        <Button icon={FileDown} onClick={() => saveFile(words.file, `${text}\n`, 'text/plain;charset=utf-8')}>
          {words.download}
        </Button>
        <Button icon={Printer} onClick={() => printText(words.title, text)}>
          {words.print}
        </Button>
      </div>
      <div>
        <Button variant="primary" icon={Check} onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </section>
  );
}
