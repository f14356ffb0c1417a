import { useQuery } from '@tanstack/react-query';
import { CLAIM_STATEMENT, type Claim, type OfficeDocument } from '@urzad/contract';
import { formatMoney } from '@urzad/domain';
import { Button, Link } from '@urzad/ui';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { claimQuery, ofClaim } from '#shared/entities/claims/claim-query';
import { DocumentReader } from '#shared/entities/documents/document-reader';
import { SignForm } from '#shared/entities/documents/sign-form';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { paths } from '#shared/paths';
import { sendSignCode, signClaim } from '../api';
import { ClaimSteps } from '../components/form/claim-steps';
import { SubmittedClaim } from '../components/submitted-claim';
import { useDocumentToSign } from '../logic/use-document-to-sign';
import { useReopenClaim } from '../logic/use-reopen-claim';
import { claimFormMessages } from '../messages/claim-form';
import { claimSignMessages } from '../messages/claim-sign';

/** The last step of a claim: its document is read and signed by password and code. */
export function SignClaim() {
  const form = useMessages(claimFormMessages);
  const words = useMessages(claimSignMessages);
  const id = Number(useParams().id);
  const query = useQuery(claimQuery(id));
  const [isSigned, setSigned] = useState(false);
  const { data } = query;

  return (
    <ObjectScreen
      query={query}
      title={isSigned ? words.doneTitle : words.title}
      lead={data && form.titleOf(data.month)}
      breadcrumbs={[
        { label: form.list, href: paths.claims },
        { label: form.title, href: paths.claim(id) },
      ]}
      loading={words.loading}
      failed={words.failed}
      missing={form.missing}
    >
      {(claim, heading) =>
        isSigned ? (
          <SubmittedClaim claim={claim} />
        ) : (
          <ClaimToSign
            claim={claim}
            onSigned={() => {
              setSigned(true);
              window.scrollTo(0, 0);
              heading.current?.focus({ preventScroll: true });
            }}
          />
        )
      }
    </ObjectScreen>
  );
}

function ClaimToSign({ claim, onSigned }: { claim: Claim; onSigned: () => void }) {
  const document = useDocumentToSign(claim);
  // Signed in another window, or not finished yet: the page of the claim says which. The footer waits for it.
  if (!document) {
    return (
      <div data-loading-screen="">
        <Navigate replace to={paths.claim(claim.id)} />
      </div>
    );
  }
  return <ReadAndSign claim={claim} document={document} onSigned={onSigned} />;
}

interface ReadAndSignProps {
  claim: Claim;
  document: OfficeDocument;
  onSigned: () => void;
}

function ReadAndSign({ claim, document, onSigned }: ReadAndSignProps) {
  const words = useMessages(claimSignMessages);
  const [isRead, setRead] = useState(false);
  const { id, number, refund_claimed } = claim;

  return (
    <div className="u:grid u:gap-6">
      <ClaimSteps current={2} />
      <div className="u:grid u:items-start u:gap-8 u:desktop:grid-cols-5">
        <div className="u:min-w-0 u:desktop:col-span-3">
          <DocumentReader document={document} name={words.document} onReadToEnd={() => setRead(true)} />
        </div>
        <div className="u:min-w-0 u:desktop:sticky u:desktop:top-5 u:desktop:col-span-2">
          <SignForm<Claim>
            number={number}
            queries={ofClaim}
            sign={(body, key) => signClaim(id, body, key)}
            sendCode={() => sendSignCode(id, document.id)}
            document={document}
            isRead={isRead}
            statement={CLAIM_STATEMENT}
            words={words}
            deadline={words.refund(formatMoney(refund_claimed))}
            reasons={words.reasons}
            onSigned={onSigned}
            back={<BackToForm claim={claim} />}
          />
        </div>
      </div>
    </div>
  );
}

/** A correction stays open until it is signed; a draft is opened again. */
function BackToForm({ claim }: { claim: Claim }) {
  const words = useMessages(claimSignMessages);
  const { press, error, isPending } = useReopenClaim(claim);
  if (claim.status === 'to_correct') {
    return (
      <Button asChild block>
        <Link href={paths.claim(claim.id)}>{words.change}</Link>
      </Button>
    );
  }
  return (
    <div className="u:grid u:gap-3">
      {error && <FormFailure title={words.changeFailed} error={error} />}
      <Button block loading={isPending} onClick={() => press()}>
        {words.change}
      </Button>
    </div>
  );
}
