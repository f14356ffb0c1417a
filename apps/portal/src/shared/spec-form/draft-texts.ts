import * as z from 'zod/mini';

type Kept = Readonly<Record<string, unknown>>;

/** The texts that a browser keeps, over those of the server. What the form does not have is left out. */
export function withTexts<Texts extends object>(texts: Texts, kept: Kept): Texts {
  const known = Object.entries(kept).filter(
    ([name, value]) => Object.hasOwn(texts, name) && typeof value === 'string',
  );
  return { ...texts, ...Object.fromEntries(known) };
}

/** The same of a list, whose length is that of the kept one: `children`. */
export function withRows<Row extends object>(rows: Row[], kept: unknown, empty: Row): Row[] {
  const found = z.safeParse(z.array(z.record(z.string(), z.unknown())), kept);

  return found.success ? found.data.map((row, at) => withTexts(rows[at] ?? empty, row)) : rows;
}

/** The same of texts without names, whose number the server knows: the explanations of remarks. */
export function withListed(texts: readonly string[], kept: unknown): string[] {
  const found = z.safeParse(z.array(z.string()), kept);

  return texts.map((text, at) => (found.success ? found.data[at] : undefined) ?? text);
}

/** A draft as the server can store it: without the answers that its schema refuses, such as unparsed numbers. */
export function storableDraft<Draft>(schema: z.ZodMiniType<Draft>, draft: object): Draft {
  const parsed = z.safeParse(schema, draft);
  if (parsed.success) return parsed.data;

  const kept = structuredClone(draft);
  for (const { path } of parsed.error.issues) remove(kept, path);
  return z.parse(schema, kept);
}

function remove(target: object, path: readonly PropertyKey[]) {
  const holder: unknown = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => Reflect.get(Object(at), key), target);
  const last = path.at(-1);
  if (typeof holder === 'object' && holder !== null && last !== undefined)
    Reflect.deleteProperty(holder, last);
}
