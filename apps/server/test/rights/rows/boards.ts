import { EDIT_BOARDS, SEE_BOARDS, SEE_CASES } from '@urzad/grants';
import { NOTE, noteBody } from '../../board-notes';
import { ofOffice } from '../kinds';
import type { Right, Rights } from '../right';
import type { World } from '../world';

type Name = 'note' | 'doneNote';
type Step = Parameters<typeof noteBody>[1];

/** Without the privilege to see cases there is no such board. */
const edit = () =>
  ({
    ...ofOffice(SEE_CASES, SEE_BOARDS, EDIT_BOARDS),
    unseen: 'object-no-exist',
    none: 'no-privilege',
  }) as const;

function on(name: Name, step: Step) {
  return {
    send: (world: World) => ({ query: { id: world[name].id }, body: noteBody(world[name], step) }),
  } satisfies Partial<Right>;
}

/** Notes on the board of cases, written by the clerk for the whole team. */
export const BOARDS = {
  'GET /api/boardnote/get': {
    ...ofOffice(SEE_CASES, SEE_BOARDS),
    unseen: 'own rows',
    none: 'no-privilege',
    send: () => ({ query: { id_board: 4 } }),
    lists: ({ note }) => note.id,
  },
  'POST /api/boardnote/add': { ...edit(), send: () => ({ body: NOTE }) },
  'POST /api/boardnote/set': { ...edit(), ...on('note', 'set') },
  'POST /api/boardnote/move': { ...edit(), ...on('note', 'move') },
  'POST /api/boardnote/check': { ...edit(), ...on('note', 'check') },
  'POST /api/boardnote/done': { ...edit(), ...on('note', 'done') },
  'POST /api/boardnote/reopen': { ...edit(), ...on('doneNote', 'reopen') },
  'POST /api/boardnote/delete': { ...edit(), ...on('note', 'delete') },
} satisfies Rights;
