import { useQueryClient } from '@tanstack/react-query';
import type { EmployerCertificate, WorkCertificates } from '@urzad/contract';
import { type AccessionFacts, BROUGHT_CERTIFICATES } from '@urzad/grants';
import { Button, Card, toast } from '@urzad/ui';
import { Check, MessageSquareReply } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../i18n/messages';
import { FactsDialog } from '../../object/facts-dialog';
import { NoteDialog } from '../../object/note-dialog';
import { useStep } from '../../object/use-step';
import { membersKey } from '../members/member-query';
import { CertificateList } from './certificate-list';
import { checkCertificate, ofCertificates } from './certificate-query';
import { certificateMessages } from './messages';

/** The certificates of a person as the office sees them: the one that waits is accepted or returned. */
export function CheckCertificates({ work }: { work: WorkCertificates }) {
  const words = useMessages(certificateMessages);
  const { id, may_check, certificates } = work;
  if (certificates.length === 0) return null;

  return (
    <Card className="u:grid u:gap-4">
      <h2 className="u:text-lg">{words.title}</h2>
      <CertificateList
        certificates={certificates}
        actions={(certificate) =>
          may_check === 'yes' &&
          certificate.status === 'uploaded' && <Verdict id={id} certificate={certificate} />
        }
      />
    </Card>
  );
}

interface VerdictProps {
  /** Of the registration. */
  id: number;
  certificate: EmployerCertificate;
}

function Verdict(props: VerdictProps) {
  const words = useMessages(certificateMessages);
  const [opened, setOpened] = useState<'accept' | 'reject'>();
  const close = () => setOpened(undefined);

  return (
    <>
      <div className="u:flex u:flex-wrap u:gap-2">
        <Button icon={MessageSquareReply} onClick={() => setOpened('reject')}>
          {words.reject}
        </Button>
        <Button variant="primary" icon={Check} onClick={() => setOpened('accept')}>
          {words.accept}
        </Button>
      </div>
      {opened === 'accept' && <AcceptDialog {...props} onClose={close} />}
      {opened === 'reject' && <RejectDialog {...props} onClose={close} />}
    </>
  );
}

type DialogProps = VerdictProps & { onClose: () => void };

function AcceptDialog({ id, certificate, onClose }: DialogProps) {
  const words = useMessages(certificateMessages);
  const queries = useQueryClient();
  const { row_version, kind, facts } = certificate;
  const decision = useStep({
    ...ofCertificates,
    send: (read: AccessionFacts, key) =>
      checkCertificate(
        id,
        { id_certificate: certificate.id, row_version, status: 'accepted', facts: { ...read } },
        key,
      ),
    onDone: () => {
      // Nothing is missing any more: the deadlines of the participant change with it.
      void queries.invalidateQueries({ queryKey: membersKey });
      toast.success(words.accepted);
      onClose();
    },
  });

  return (
    <FactsDialog
      kind={BROUGHT_CERTIFICATES[kind]}
      title={words.acceptTitle}
      hint={words.acceptHint[kind]}
      initial={facts}
      accept={words.accept}
      back={words.cancel}
      refused={words.failed}
      decision={decision}
      onOpenChange={onClose}
    />
  );
}

function RejectDialog({ id, certificate, onClose }: DialogProps) {
  const words = useMessages(certificateMessages);
  const queries = useQueryClient();
  const { row_version } = certificate;
  const decision = useStep({
    ...ofCertificates,
    send: (note: string, key) =>
      checkCertificate(id, { id_certificate: certificate.id, row_version, status: 'rejected', note }, key),
    onDone: () => {
      void queries.invalidateQueries({ queryKey: membersKey });
      toast.success(words.rejected);
      onClose();
    },
  });

  return (
    <NoteDialog
      title={words.rejectTitle}
      words={{ label: words.note, hint: words.noteHint, save: words.saveNote, needed: words.reasonNeeded }}
      initial=""
      back={words.cancel}
      refused={words.failed}
      decision={decision}
      onOpenChange={onClose}
    />
  );
}
