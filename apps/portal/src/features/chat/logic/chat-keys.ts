/** All queries about rooms have this key: the socket tells of them by it. */
export const chatKey = ['chatroom'] as const;
export const chatListKey = [...chatKey, 'list'] as const;
