import type { ContractToSign, OfficeDocument } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import type { SignFormProps } from '#shared/entities/documents/sign-form';
import type { OutsideSigning } from '#shared/entities/signatures/outside-signing';
import type { signMessages } from '../messages/sign';

/** What a contract and an annex say differently while they are signed. */
export type SigningWords = Pick<
  (typeof signMessages)['pl'],
  'howHint' | 'paperWay' | 'paper' | 'submit' | 'submitCode' | 'after' | 'signFailed' | 'reasons'
>;

/** A document that its parent signs, a contract or an annex, and what becomes of the signature. */
export interface Signing<Signed extends { id: number }>
  extends Pick<SignFormProps<Signed>, 'number' | 'queries' | 'statement'>,
    Pick<OutsideSigning<Signed>, 'fileName' | 'signer' | 'isDemo' | 'check' | 'sign'> {
  document: OfficeDocument;
  methods: ContractToSign['methods'];
  /** The last day for the signature. */
  until: IsoDate | null;
  /** Days that the office has for its own signature. */
  officeDays: number;
  sendCode: SignFormProps<Signed>['sendCode'];
  signByCode: SignFormProps<Signed>['sign'];
  onSigned: (signed: Signed) => unknown;
  words: SigningWords;
}

/** Of the steps that sign it. */
export interface SigningProps<Signed extends { id: number }> {
  signing: Signing<Signed>;
  /** The end of the document has been visible. */
  isRead: boolean;
}
