import type { Claim, OfficeDocument } from '@urzad/contract';
import { exactMomentText, formatMoney } from '@urzad/domain';
import { Card, TextLink, useLocale } from '@urzad/ui';
import type { ReactNode } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { claimResultMessages } from '../../messages/claim-result';

/** The present version and those before it, with what the office asked to mend in each. */
export function ClaimVersions({ claim }: { claim: Claim }) {
  const { versions: words } = useMessages(claimResultMessages);
  const { version_no, versions, documents, send_date } = claim;
  if (versions.length === 0) return null;

  return (
    <Card className="u:grid u:gap-3">
      <h2 className="u:text-lg">{words.title}</h2>
      <ul className="u:grid u:gap-2">
        <Version no={version_no} sent={send_date} note={claim.correction_note} isShown />
        {versions.map((version) => (
          <Version
            key={version.version_no}
            no={version.version_no}
            sent={version.send_date}
            note={version.correction_note}
            document={documents.find(
              (one) => one.kind === 'ROZLICZENIE' && one.version_no === version.version_no,
            )}
          >
            <VersionResult
              version={version}
              letter={documents.find((one) => one.kind === 'PISMO' && one.version_no === version.version_no)}
            />
          </Version>
        ))}
      </ul>
    </Card>
  );
}

interface VersionProps {
  no: number;
  sent: string | null;
  note: string;
  document?: OfficeDocument | undefined;
  isShown?: boolean;
  children?: ReactNode;
}

function Version({ no, sent, note, document, isShown = false, children }: VersionProps) {
  const { versions: words } = useMessages(claimResultMessages);
  const locale = useLocale();

  return (
    <li
      className={
        isShown
          ? 'u:grid u:gap-0.5 u:rounded-md u:border u:border-s-4 u:border-accent u:px-3 u:py-2'
          : 'u:grid u:gap-0.5 u:rounded-md u:border u:border-line u:px-3 u:py-2'
      }
    >
      <p className="u:flex u:justify-between u:gap-3">
        <span className="u:font-semibold">{words.of(no)}</span>
        {isShown && <span className="u:text-sm u:text-accent-text">{words.now}</span>}
        {document && (
          <TextLink href={document.url}>
            {words.see}
            <span className="u:sr-only">{`: ${words.of(no)}`}</span>
          </TextLink>
        )}
      </p>
      {sent && (
        <p className="u:text-sm u:text-muted">{words.sent(exactMomentText(new Date(sent), locale))}</p>
      )}
      {note && (
        <p className="u:text-sm u:wrap-anywhere">
          {words.remark} <q lang="pl">{note}</q>
        </p>
      )}
      {children}
    </li>
  );
}

interface VersionResultProps {
  version: Claim['versions'][number];
  letter: OfficeDocument | undefined;
}

/** The result that a review replaced, with its letter; none of a version that was corrected. */
function VersionResult({ version, letter }: VersionResultProps) {
  const { versions: words } = useMessages(claimResultMessages);
  const { result_date, refund_approved, reject_reason } = version;
  if (result_date === null || refund_approved === null) return null;

  return (
    <>
      <p className="u:text-sm u:font-medium">
        {reject_reason ? words.refused : words.result(formatMoney(refund_approved))}
      </p>
      {letter && (
        <p className="u:text-sm">
          <TextLink href={letter.url}>{words.letter}</TextLink>
        </p>
      )}
    </>
  );
}
