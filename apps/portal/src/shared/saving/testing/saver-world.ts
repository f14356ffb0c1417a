import { deferred } from '@urzad/domain/testing/deferred';
import { vi } from 'vitest';
import { ApiFailure } from '#shared/http/api-failure';
import { createSaver } from '../saver';
import type { Saved, SaveState } from '../send-changes';

export const AT = '2027-02-10T13:32:00.000Z';
/** The version with which the form was opened. */
export const FIRST = 4;
const LOST = new ApiFailure('network', undefined, 0);
export const CONFLICT = new ApiFailure('conflict', undefined, 409);

/** The time that the browser takes to store a draft. */
const KEEPING_MS = 10;

/** A request: the test decides when the server handles it, and when its answer arrives. */
interface Request {
  base: number;
  atOnce: boolean;
  /** The server handles it; the answer is on its way. */
  arrive: () => void;
  answer: () => Promise<void>;
  /** The answer, or the request itself, is lost. */
  lose: () => Promise<void>;
}

/**
 * A form and a server with its row, as strict as ours: a request that is not based on the row's version is refused.
 * The typed text is a number that grows, so that the test sees which of it the server has.
 */
export function saverWorld() {
  const row = { version: FIRST, holds: 0, isDocumentMade: false };
  let typed = 0;
  const requests: Request[] = [];
  const states: SaveState[] = [];

  function ask<Answer>(base: number, atOnce: boolean, write: () => Answer): Promise<Answer> {
    const { promise, resolve, reject } = deferred<Answer>();
    let outcome: (() => void) | undefined;
    const settle = () => vi.advanceTimersByTimeAsync(KEEPING_MS).then(() => undefined);

    function arrive() {
      if (outcome) return;
      if (base !== row.version) {
        outcome = () => reject(CONFLICT);
        return;
      }
      const answer = write();
      outcome = () => resolve(answer);
    }
    requests.push({
      base,
      atOnce,
      arrive,
      answer: () => {
        arrive();
        outcome?.();
        return settle();
      },
      lose: () => {
        reject(LOST);
        return settle();
      },
    });
    return promise;
  }

  let kept: number | undefined;
  const keep = (_rowVersion: number) => {
    kept = typed;
    return wait(KEEPING_MS);
  };
  const forget = async () => {
    kept = undefined;
  };
  const arrivedAs = vi.fn((_conflict: ApiFailure): number | undefined => undefined);
  const saver = createSaver({
    rowVersion: FIRST,
    versionAt: Date.now(),
    send: (base, { atOnce }) => {
      const words = typed;
      return ask(base, atOnce, (): Saved => {
        // As on the server: a draft without a change leaves the version as it is.
        if (words !== row.holds) row.version += 1;
        row.holds = words;
        row.isDocumentMade = false;
        return { row_version: row.version, mod_date: AT };
      });
    },
    arrivedAs,
    keep,
    forget,
    onState: (state) => states.push(state),
  });

  return {
    saver,
    row,
    requests,
    states,
    arrivedAs,
    type() {
      typed += 1;
      saver.changed();
      return typed;
    },
    /** A pause after which the typed text is being saved. */
    pause: () => vi.advanceTimersByTimeAsync(1000),
    /** Makes the document to sign, a step that changes the version of the row. */
    prepare: () =>
      saver.step((base) =>
        ask(base, false, () => {
          row.version += 1;
          row.isDocumentMade = true;
          return { row_version: row.version };
        }),
      ),
    /** Somebody else saves. */
    saveElsewhere() {
      row.version += 1;
      row.holds = -1;
    },
    /** The draft that this browser stores. */
    get kept() {
      return kept;
    },
    get isConflictTold() {
      return states.some(({ phase }) => phase === 'conflict');
    },
  };
}

function wait(ms: number): Promise<true> {
  return new Promise((resolve) => setTimeout(() => resolve(true), ms));
}
