import type { ChatMessage, ChatRoom } from '@urzad/contract';

/** Who else has read the last message of somebody, by their marks; undefined for nobody. */
export function readersOf(
  { members }: Pick<ChatRoom, 'members'>,
  { id, author }: Pick<ChatMessage, 'id' | 'author'>,
): { names: string[]; isAll: boolean } | undefined {
  const others = members.filter((member) => member.id !== author.id);
  const readers = others.filter(({ read_to }) => read_to >= id);
  if (readers.length === 0) return undefined;
  return {
    names: readers.map(({ name }) => name),
    isAll: others.length > 1 && readers.length === others.length,
  };
}
