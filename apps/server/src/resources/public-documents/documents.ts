import type { PublicDocument } from '@urzad/contract';
import { EMPTY_REGISTRATION } from '@urzad/grants/schemas';
import type { BlankData, CertificateData, DocumentFrame } from '../../documents/document-renderer';
import { certificateForm } from '../cofunding-registrations/public';
import type { DocumentFacts } from './facts';
import { clauseText } from './texts/clause-text';
import { contractText } from './texts/contract';
import { instructionText } from './texts/instruction';
import { participantDataText } from './texts/participant-data';
import { recruitmentFormText } from './texts/recruitment-form';
import { resignationText } from './texts/resignation';
import { rulesText } from './texts/rules';

type Content<Data> = Omit<Data, keyof DocumentFrame>;

/** What a document says, and the template that prints it. */
export type DocumentContent =
  | { kind: 'WZOR'; content: Content<BlankData> }
  | { kind: 'ZASWIADCZENIE'; content: Content<CertificateData> };

/** The nine documents of the footer, as they are with these facts. */
export const CONTENTS: Record<PublicDocument, (facts: DocumentFacts) => DocumentContent> = {
  rules: text(rulesText),
  recruitmentForm: text(recruitmentFormText),
  contract: text(contractText),
  participantData: text(participantDataText),
  resignation: text(resignationText),
  careCertificate: () => ({
    kind: 'ZASWIADCZENIE',
    content: certificateForm('ZASW_PLACOWKA', EMPTY_REGISTRATION),
  }),
  employerCertificate: () => ({
    kind: 'ZASWIADCZENIE',
    content: certificateForm('ZASW_PRACODAWCA', EMPTY_REGISTRATION),
  }),
  informationClause: text(clauseText),
  instruction: text(instructionText),
};

function text(write: (facts: DocumentFacts) => Content<BlankData>) {
  return (facts: DocumentFacts): DocumentContent => ({ kind: 'WZOR', content: write(facts) });
}
