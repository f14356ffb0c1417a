import type { ButtonProps, ComposeBoxProps, ErrorCodes } from '@urzad/ui';
import type { ReactNode } from 'react';
import type { RefusalTexts } from '../object/refusal-text';
import type { ReplyValues, TalkedAbout } from './reply-values';

/** A letter as the endpoints take it. */
export interface LetterToSend {
  body: string;
  filenames: string[];
}

export interface ReplyFormProps extends Pick<ComposeBoxProps, 'head' | 'start'> {
  /** The case, or another object of the kind `of`. */
  id: number;
  /** @default 'officecase' */
  of?: TalkedAbout;
  /** The name of the form and of its text. */
  label: string;
  hint?: string;
  /** Prepared texts: a press puts one behind what was typed. */
  ready?: readonly { id: string; name: string; text: string }[];
  /** A note of the office has no files. @default true */
  hasFiles?: boolean;
  /**
   * Enter sends and Shift+Enter begins a line; the hint says so. The text leaves the field at the press, and comes back
   * when it was not sent. @default false
   */
  sendsOnEnter?: boolean;
  /** The longest text. @default that of a letter */
  maxLength?: number;
  /** Values of more fields, which are among the children or in the slots, when nothing was typed yet. */
  more?: Readonly<Record<string, string>>;
  /** Errors of these fields; one that is no code of the catalogue is shown as it is. */
  check?: (values: ReplyValues) => ErrorCodes;
  /** More fields, under the text. */
  children?: ReactNode;
  /** The button that sends. @default primary */
  action: Pick<ButtonProps, 'children' | 'variant'>;
  /** Sends the letter and says so; a failure is shown above. */
  send: (letter: LetterToSend, values: ReplyValues) => Promise<unknown>;
  /** The title of a failure: "Nie udało się wysłać odpowiedzi". */
  failed: string;
  /** What the reasons of the server mean here. */
  reasons?: RefusalTexts;
}
