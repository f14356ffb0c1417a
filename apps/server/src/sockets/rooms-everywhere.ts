import { randomUUID } from 'node:crypto';
import type { Db } from '../db';
import { type News, tell } from '../news/news';
import type { SocketHub } from './socket-hub';
import { liveNodes } from './socket-rows';

/** A node that does not answer for so long is left out. */
const ANSWER_MS = 500;
/** Of one piece of news, which has at most 8,000 bytes. */
const ROOMS_MAX = 150;

interface Question {
  rooms: Set<string>;
  /** Nodes that have not answered. */
  left: Set<string>;
  done: () => void;
}

type Asked = Extract<News, { kind: 'rooms-asked' }>;
type Answered = Extract<News, { kind: 'rooms' }>;

/** The rooms of all nodes: each knows its own, so they ask each other. */
export function roomsEverywhere({ db, node, hub }: { db: Db; node: string; hub: SocketHub }) {
  const questions = new Map<string, Question>();

  return {
    /** Rooms of an application in which somebody is, at any node, by name. */
    async roomsIn(id_application: number): Promise<string[]> {
      const rooms = new Set(hub.roomsIn(id_application));
      const left = new Set((await liveNodes(db)).filter((other) => other !== node));
      if (left.size > 0) {
        const question = randomUUID();
        await new Promise<void>((done, failed) => {
          questions.set(question, { rooms, left, done });
          setTimeout(done, ANSWER_MS).unref();
          tell(db, { kind: 'rooms-asked', question, node, id_application }).catch(failed);
        }).finally(() => questions.delete(question));
      }
      return [...rooms].toSorted();
    },

    /** Another node asks. */
    async answer({ question, node: by, id_application }: Asked) {
      if (by === node) return;
      const rooms = hub.roomsIn(id_application);
      const parts = Math.max(1, Math.ceil(rooms.length / ROOMS_MAX));
      for (let part = 1; part <= parts; part += 1) {
        const some = rooms.slice((part - 1) * ROOMS_MAX, part * ROOMS_MAX);
        await tell(db, { kind: 'rooms', question, node, rooms: some, is_last: part === parts });
      }
    },

    /** Another node has answered. */
    hear({ question, node: by, rooms, is_last }: Answered) {
      const asked = questions.get(question);
      if (!asked) return;
      for (const room of rooms) asked.rooms.add(room);
      if (is_last) asked.left.delete(by);
      if (asked.left.size === 0) asked.done();
    },
  };
}
