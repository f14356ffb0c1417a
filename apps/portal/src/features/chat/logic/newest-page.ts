import { CHAT_PAGE_MAX, type ChatMessage, type YesNo } from '@urzad/contract';

/** Messages one after another, the oldest first. */
export interface MessagePage {
  data: ChatMessage[];
  has_more: YesNo;
}

/** So many messages a page may grow to, so that a window that stays open for days does not ask for all of them. */
export const PAGE_GROWS_TO = 300;

type Ask = (query: { before?: number; page_count?: number }) => Promise<MessagePage>;

/**
 * The newest messages, back to that with which the page has begun: what is shown stays when new ones come below it, and
 * the pages before stay those before it. @param begins its first message; undefined where nothing is shown yet
 */
export async function newestPage(ask: Ask, begins: number | undefined): Promise<MessagePage> {
  let page = await ask({});
  if (begins === undefined) return page;
  for (let first = page.data[0]; first && first.id > begins; first = page.data[0]) {
    if (page.has_more === 'no' || page.data.length >= PAGE_GROWS_TO) return page;
    const earlier = await ask({ before: first.id, page_count: CHAT_PAGE_MAX });
    page = { data: [...earlier.data, ...page.data], has_more: earlier.has_more };
  }
  const data = page.data.filter(({ id }) => id >= begins);
  return data.length < page.data.length ? { data, has_more: 'yes' } : page;
}
