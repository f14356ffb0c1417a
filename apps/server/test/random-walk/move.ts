import type { LightMyRequestResponse as Response } from 'fastify';
import type { TestApp } from '../test-app';
import type { Random } from './random';
import type { STAFF, Walker } from './walkers';

type Actor = (typeof STAFF)[number] | 'parent';

export interface Walk {
  test: TestApp;
  random: Random;
  parents: readonly Walker[];
  staff: ReadonlyMap<string, Walker>;
  /** Brings one more application that was sent, and its parent; `false` when no family is left. */
  arrive(): Promise<boolean>;
  /** Says that something was done that no write of a walker does. */
  done(name: string): void;
  /** Sends a write, now and then twice at once. */
  send(who: Walker, url: string, body: object): Promise<Response>;
  /** Whose object it is, where a parent walks; now and then another parent tries. */
  owner(who: Walker, id_user: number): Promise<Walker>;
  /** The version of a row, now and then an older one. */
  version(row_version: number): number;
}

export interface Move {
  name: string;
  /** Who may take it; now and then somebody else tries. */
  by: readonly Actor[];
  act(walk: Walk, who: Walker): Promise<void>;
  /** What it needs to be legal, such as `claim submitted`; without it there is always something to try it on. */
  on?: readonly string[];
  /** How often it is tried beside the others; once by default. */
  weight?: number;
}

/** Whether an object waits for a step; `asked` is a draft that waits for initials. */
export function isWanted(
  { status, asked_date }: { status: string; asked_date: Date | null },
  wanted: string,
): boolean {
  return wanted === 'asked' ? status === 'draft' && asked_date !== null : status === wanted;
}
