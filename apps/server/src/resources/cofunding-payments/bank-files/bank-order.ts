import type { Grosze, IsoDate } from '@urzad/domain';

/** Who pays, and from where. */
export interface Payer {
  name: string;
  address: string;
  /** 26 digits. */
  account: string;
}

/** One transfer, as a bank is told. */
export interface Transfer {
  receiver: string;
  /** 26 digits. */
  account: string;
  amount: Grosze;
  title: string;
  claim_number: string;
}

/** A list as a bank is told. */
export interface BankOrder {
  /** `LW/2027/02/01` */
  number: string;
  /** The day on which the bank is to pay. */
  date: IsoDate;
  /** Business time of the approval: the same list always gives the same file. */
  approved: Date;
  payer: Payer;
  transfers: readonly Transfer[];
}

/** The number of the branch in an account number, by which Polish banks know each other. */
export function branchOf(account: string): string {
  return account.slice(2, 10);
}
