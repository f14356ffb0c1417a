import type { Registration } from '@urzad/contract';
import { countGaps } from '@urzad/grants';
import { useEffect, useRef } from 'react';
import { keepFocus } from '#shared/focus/keep-focus';
import { useMessages } from '#shared/i18n/messages';
import { gapsOf, isOpen, proofRows } from '../../logic/accession/proof-rows';
import { useProofFiles } from '../../logic/accession/use-proof-files';
import { accessionMessages } from '../../messages/accession';
import { DocumentsFolder } from './documents-folder';
import { DoneProof } from './done-proof';
import { OpenProof } from './open-proof';
import { AccountCard } from './payment-account-card';
import { PersonalDataCard } from './personal-data-card';
import { SendDocuments } from './send-documents';

/** What is needed before the contract: what is left to do, what is done, and the button that sends all of it. */
export function DocumentsStage({ registration }: { registration: Registration }) {
  const words = useMessages(accessionMessages);
  const files = useProofFiles(registration);
  const rows = proofRows(registration);
  const gaps = gapsOf(registration);
  const left = countGaps(gaps);
  useKeptFocus(left);
  const open = rows.filter((row) => isOpen(row) || (!row.file && !row.required));
  const done = rows.filter((row) => row.file && !isOpen(row));
  const hasTodo = open.length > 0 || gaps.isAccountMissing || gaps.isPersonalDataMissing;
  const parts = { registration, files };

  return (
    <div className="u:grid u:gap-6">
      <DocumentsFolder registration={registration} rows={rows} gaps={gaps} />
      {hasTodo && (
        <section className="u:grid u:gap-3">
          <h2 className="u:text-lg">{words.todo}</h2>
          <ul className="u:grid u:gap-3">
            {open.map((row) => (
              <OpenProof key={row.scope} row={row} {...parts} />
            ))}
            {gaps.isPersonalDataMissing && <PersonalDataCard registration={registration} />}
            {gaps.isAccountMissing && <AccountCard registration={registration} />}
          </ul>
        </section>
      )}
      {(done.length > 0 || !gaps.isAccountMissing || !gaps.isPersonalDataMissing) && (
        <section className="u:grid u:gap-3">
          <h2 className="u:text-lg">{words.done}</h2>
          <ul className="u:grid u:gap-3">
            {done.map((row) => (
              <DoneProof key={row.scope} row={row} {...parts} />
            ))}
            {!gaps.isPersonalDataMissing && <PersonalDataCard registration={registration} />}
            {!gaps.isAccountMissing && <AccountCard registration={registration} />}
          </ul>
        </section>
      )}
      <SendDocuments registration={registration} left={left} />
    </div>
  );
}

/** What is done moves to another list, and with it the control that had the focus. */
function useKeptFocus(left: number): void {
  const before = useRef(left);
  useEffect(() => {
    if (before.current !== left) keepFocus();
    before.current = left;
  }, [left]);
}
