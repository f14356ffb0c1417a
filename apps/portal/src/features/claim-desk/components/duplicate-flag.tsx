import type { Claim, ClaimLine } from '@urzad/contract';
import { formatMoney } from '@urzad/domain';
import { Alert, Button, Icon, TextLink } from '@urzad/ui';
import { Columns2, Copy } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { useKeptForm } from '#shared/object/use-kept-form';
import { paths } from '#shared/paths';
import { isFlagged } from '../logic/check-progress';
import { sameInvoice } from '../logic/same-invoice';
import { decisionMessages } from '../messages/decisions';
import { deskMessages } from '../messages/desk';
import { CompareDialog } from './compare-dialog';
import { ExplainDialog, type Explanation, type NoteValues } from './explain-dialog';

interface DuplicateFlagProps {
  claim: Claim;
  line: ClaimLine;
  /** The name of the line. */
  name: string;
}

/** Another claim with the same invoice: it is compared and explained before the check can end (Process §2.14). */
export function DuplicateFlag({ claim, line, name }: DuplicateFlagProps) {
  const words = useMessages(deskMessages);
  const decisionWords = useMessages(decisionMessages);
  const [opened, setOpened] = useState<'compare' | Explanation>();
  const { form, begin } = useKeptForm<NoteValues>();
  const { duplicates, duplicate_note, document_no, seller_nip } = line;
  const mayExplain = claim.steps.includes('decide');
  const [first] = duplicates;
  if (!first) return null;
  const { ordinal } = sameInvoice(line, claim.lines).find((one) => one.duplicates.length > 0) ?? line;
  // Explained once, for all lines of the invoice.
  if (ordinal !== line.ordinal) {
    return (
      <p className="u:text-sm u:text-warning-text">
        <Icon of={Copy} /> <span>{words.sameAs(ordinal)}</span>
      </p>
    );
  }
  const close = () => setOpened(undefined);
  const explain = (as: Explanation) => {
    begin(as, { note: duplicate_note || `${decisionWords[as]}. ` });
    setOpened(as);
  };

  return (
    <>
      {duplicate_note !== '' && (
        <p className="u:text-sm u:wrap-anywhere">
          <span className="u:text-muted">{words.explained}</span> <span lang="pl">{duplicate_note}</span>{' '}
          <Button variant="quiet" size="sm" onClick={() => setOpened('compare')}>
            {words.compare}
          </Button>{' '}
          {mayExplain && (
            <Button variant="quiet" size="sm" onClick={() => explain('other')}>
              {words.explainAgain}
            </Button>
          )}
        </p>
      )}
      {duplicate_note === '' && (
        <Alert
          kind={isFlagged(line) ? 'warning' : 'info'}
          title={words.duplicate}
          actions={
            <>
              <Button size="sm" variant="primary" icon={Columns2} onClick={() => setOpened('compare')}>
                {words.compare}
              </Button>
              {mayExplain && (
                <>
                  <Button size="sm" onClick={() => explain('samePart')}>
                    {words.samePart}
                  </Button>
                  <Button size="sm" onClick={() => explain('other')}>
                    {words.other}
                  </Button>
                </>
              )}
            </>
          }
        >
          <p>
            {seller_nip ? words.duplicateOf(document_no, seller_nip) : words.duplicateOfNoNip(document_no)}
          </p>
          <ul>
            {duplicates.map(({ id, number, person, child, amount }, at) => (
              // A claim may have the invoice in several lines.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is of the server and has no order of its own.
              <li key={`${id} ${at}`}>
                <TextLink href={paths.claim(id)} className="u:file-number">
                  {number}
                </TextLink>{' '}
                <span>{`(${[person, child, formatMoney(amount)].join(', ')})`}</span>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {opened === 'compare' && (
        <CompareDialog claim={claim} line={line} name={name} other={first} onClose={close} />
      )}
      {(opened === 'samePart' || opened === 'other') && (
        <ExplainDialog claim={claim} line={line} as={opened} form={form} onClose={close} />
      )}
    </>
  );
}
