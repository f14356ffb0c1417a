import type { ErrorCode } from '@urzad/contract';
import type { Privilege } from '@urzad/grants';
import type { SignedIn } from '../sign-in';
import type { World } from './world';

/**
 * What a call answers. `done`: it is done, and holds what the line is about. `own`: the caller does it for themselves.
 * Without what the line is about: `own rows`, a list of what is the caller’s; `other rows`, a list that holds more;
 * `the rest` of an object. The others are refusals: a code, and its reason where it has one.
 */
export type Answer =
  | 'done'
  | 'own'
  | 'own rows'
  | 'other rows'
  | 'the rest'
  | ErrorCode
  | `${ErrorCode}: ${string}`;

/**
 * Who calls, the columns of the table. `without`: staff who have every privilege but one that is needed, or none at all
 * where none is needed; `holder`: staff with exactly the needed ones, or with all where none is needed.
 */
export type Column = 'stranger' | 'other' | 'owner' | 'without' | 'holder' | 'auditor' | 'acting';

/** Who sends a call: their account, and the tokens of their session. */
export interface Caller {
  id: number;
  mail: string;
  id_role: number;
  tokens: SignedIn['tokens'];
}

/** A call as a client sends it. */
export interface Sending {
  query?: Record<string, string | number>;
  body?: object;
  headers?: Record<string, string>;
}

/** The answers of one line to the people of an endpoint, and the privileges of the office, all of which are needed. */
export interface Answers {
  needs: readonly Privilege[];
  other: Answer;
  owner: Answer;
  without: Answer;
  holder: Answer;
  /** Without the first privilege, which lets the office see the object; as `without` unless given. */
  unseen?: Answer;
  /** Without any privilege; as `unseen` unless given. */
  none?: Answer;
  /** The next three follow from the contract, `refuse-barred-calls.ts` and `acting-table.ts` unless given. */
  stranger?: Answer;
  auditor?: Answer;
  acting?: Answer;
}

/** One line of the table: who is answered what, and a call that its owner, or the office, may do now. */
export interface Right extends Answers {
  /** Whose object it is: the owner of all that no other name says. */
  of?: (world: World) => SignedIn;
  send?: (world: World, caller: Caller) => Sending;
  /** What the line is about, in the answer: of a list the id of the object, or its code. */
  lists?: (world: World) => number | string;
  /** The same of an object. */
  shows?: (data: ReturnType<typeof JSON.parse>) => boolean;
  /** The address of what is no endpoint of the contract. */
  address?: (world: World) => string;
}

/**
 * By method and address, as `GET /api/officecase/find`. Where an endpoint answers by what is sent, a line for each:
 * `POST /api/officecase/set – answers`.
 */
export type Rights = Readonly<Record<string, Right>>;

/** The endpoint of a line: without what it is about. */
export function endpointOf(line: string): string {
  return line.split(' – ')[0] ?? line;
}
