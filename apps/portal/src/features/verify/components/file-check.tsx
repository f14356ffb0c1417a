import type { DocumentVerdict } from '@urzad/contract';
import { Alert } from '@urzad/ui';
import { FileDrop } from '@urzad/ui/uploads';
import { useRef, useState } from 'react';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { verifyDigest } from '../api';
import { digestOf } from '../logic/digest-of';
import { verifyMessages } from '../messages/verify';
import { Verdict } from './verdict';

type Outcome =
  | { kind: 'working'; file: string }
  | { kind: 'answered'; file: string; verdict: DocumentVerdict }
  | { kind: 'refused'; text: string }
  | { kind: 'failed'; error: unknown };

/** It is read as a whole; a document of the office is far smaller. */
const LARGEST_BYTES = 20_000_000;

/** Computes the digest of a chosen file and asks what it is. */
export function FileCheck({ number }: { number: string }) {
  const words = useMessages(verifyMessages);
  const [outcome, setOutcome] = useState<Outcome>();
  const latest = useRef<File>(undefined);

  async function check(file: File) {
    latest.current = file;
    setOutcome({ kind: 'working', file: file.name });
    const next = await verdictOn(file, number);
    // Another file may have been chosen meanwhile.
    if (latest.current === file) setOutcome(next);
  }

  return (
    <>
      <FileDrop
        extensions={['pdf']}
        limitBytes={LARGEST_BYTES}
        onAdd={([file]) => void (file && check(file))}
        onReject={([refusal]) => refusal && setOutcome({ kind: 'refused', text: refusal.message })}
      />
      <div role="status" className="u:grid u:gap-3">
        {outcome?.kind === 'working' && <p>{words.working(outcome.file)}</p>}
        {outcome?.kind === 'answered' && <Verdict file={outcome.file} verdict={outcome.verdict} />}
      </div>
      {outcome?.kind === 'refused' && (
        <Alert kind="error" live title={words.failed}>
          {outcome.text}
        </Alert>
      )}
      {outcome?.kind === 'failed' && <FormFailure title={words.failed} error={outcome.error} />}
    </>
  );
}

async function verdictOn(file: File, number: string): Promise<Outcome> {
  try {
    const { data } = await verifyDigest(number, await digestOf(file));
    return { kind: 'answered', file: file.name, verdict: data };
  } catch (error) {
    return { kind: 'failed', error };
  }
}
