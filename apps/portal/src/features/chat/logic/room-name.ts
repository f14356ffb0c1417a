import type { ChatRoomRow } from '@urzad/contract';

interface Words {
  forAll: string;
  nobody: string;
}

/** The name of a room as it is shown; of a conversation of two that of the other person. */
export function roomName({ kind, name }: Pick<ChatRoomRow, 'kind' | 'name'>, words: Words): string {
  if (kind === 'ALL') return words.forAll;
  return name || words.nobody;
}
