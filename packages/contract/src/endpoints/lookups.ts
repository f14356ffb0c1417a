import * as z from 'zod/mini';

/** An item of a list to choose from (Spec §3). */
export const LookupItem = z.object({
  value: z.string(),
  label: z.string(),
  image: z.optional(z.string()),
});
export type LookupItem = z.infer<typeof LookupItem>;

const FoundItems = z.object({ data: z.array(LookupItem) });
const FoundObjects = z.object({ data: z.array(LookupItem), count: z.int().check(z.nonnegative()) });

/**
 * Requests the address of a list, which an office chooses for each field, and returns the body. `Signal` is the
 * platform's type for cancelling a request.
 */
export type AskList<Signal> = (query: Readonly<Record<string, string>>, signal: Signal) => Promise<unknown>;

interface LookupOptions<Signal> {
  ask: AskList<Signal>;
  /** The parameter that carries the text. @default 'has_text' */
  textName?: string;
}

/**
 * The data source of an autocomplete field (Spec §7): the items of `data`. An answer of another shape rejects the
 * promise.
 */
export function autocompleteLookup<Signal>({ ask, textName }: LookupOptions<Signal>) {
  return async (text: string, signal: Signal): Promise<LookupItem[]> =>
    FoundItems.parse(await ask(lookupQuery(text, textName), signal)).data;
}

/** The data source of an object picker (Spec §7): the items and their total number. */
export function objectsLookup<Signal>({ ask, textName }: LookupOptions<Signal>) {
  return async (text: string, signal: Signal): Promise<{ items: LookupItem[]; count: number }> => {
    const query = { ...lookupQuery(text, textName), test: 'test' };
    const { data, count } = FoundObjects.parse(await ask(query, signal));
    return { items: data, count };
  };
}

function lookupQuery(text: string, textName = 'has_text'): Record<string, string> {
  return { ret_type: 'autocomplete', [textName]: text };
}
