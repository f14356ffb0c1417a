import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { type BoardNote, type BodyOf, boardNotes, PAGE_COUNT_MAX } from '@urzad/contract';
import { request } from '#shared/session/client';
import { BOARD_REFRESH_MS } from './amounts';

const notesKey = ['boardnote'] as const;

export type NewNoteBody = BodyOf<typeof boardNotes.add>;
export type NoteStep = 'done' | 'reopen';

/** The notes on a board, page by page; `isMine`: only what the person wrote. */
export function notesQuery(id_board: number, isMine: boolean) {
  return infiniteQueryOptions({
    queryKey: [...notesKey, 'get', id_board, isMine],
    queryFn: ({ pageParam, signal }) => {
      const author = isMine ? { author: 'me' as const } : {};
      const after = pageParam ? { after: pageParam } : {};
      return request(boardNotes.get, {
        query: { id_board, page_count: PAGE_COUNT_MAX, ...author, ...after },
        signal,
      });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: BOARD_REFRESH_MS,
  });
}

/** Shows a note as it is stored now, before the boards are asked again. */
export function showNote(queries: QueryClient, note: BoardNote): Promise<void> {
  const { queryKey } = notesQuery(note.id_board, true);
  for (const key of [queryKey, notesQuery(note.id_board, false).queryKey])
    queries.setQueryData(
      key,
      (shown) =>
        shown && {
          ...shown,
          pages: shown.pages.map((page) => ({
            ...page,
            // Of two answers the later one may come first.
            data: page.data.map((one) =>
              one.id === note.id && one.row_version <= note.row_version ? note : one,
            ),
          })),
        },
    );
  return reloadNotes(queries);
}

export function reloadNotes(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: notesKey });
}

export async function addNote(body: NewNoteBody, idempotencyKey: string): Promise<BoardNote> {
  return (await request(boardNotes.add, { body, idempotencyKey })).data;
}

export async function setNote(
  { id, row_version }: BoardNote,
  { title, text, due_date, readers, labels, points }: NewNoteBody,
  idempotencyKey: string,
): Promise<BoardNote> {
  const body = { row_version, title, text, due_date, readers, labels, points };
  return (await request(boardNotes.set, { query: { id }, body, idempotencyKey })).data;
}

export async function moveNote(
  { id, row_version }: BoardNote,
  column: string,
  idempotencyKey: string,
): Promise<BoardNote> {
  const options = { query: { id }, body: { row_version, column }, idempotencyKey };
  return (await request(boardNotes.move, options)).data;
}

/** Of one point, whichever version was read. */
export async function checkPoint(
  { id }: BoardNote,
  body: BodyOf<typeof boardNotes.check>,
  idempotencyKey: string,
): Promise<BoardNote> {
  return (await request(boardNotes.check, { query: { id }, body, idempotencyKey })).data;
}

export async function endNote(
  { id, row_version }: BoardNote,
  step: NoteStep,
  idempotencyKey: string,
): Promise<BoardNote> {
  const options = { query: { id }, body: { row_version }, idempotencyKey };
  return (await request(boardNotes[step], options)).data;
}

export async function removeNote({ id, row_version }: BoardNote, idempotencyKey: string): Promise<null> {
  return (await request(boardNotes.delete, { query: { id }, body: { row_version }, idempotencyKey })).data;
}
