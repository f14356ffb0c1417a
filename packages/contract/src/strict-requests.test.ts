import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { endpoints } from './testing';

/** Every object inside a schema, and whether it refuses an unknown key. */
function objectsIn(schema: z.core.$ZodType, at: string): { at: string; isStrict: boolean }[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;

  switch (def.type) {
    case 'object':
      return [
        { at, isStrict: def.catchall?._zod.def.type === 'never' },
        ...Object.entries(def.shape).flatMap(([name, inner]) => objectsIn(inner, `${at}.${name}`)),
      ];
    case 'array':
      return objectsIn(def.element, `${at}[]`);
    case 'union':
      return def.options.flatMap((option, index) => objectsIn(option, `${at}|${index}`));
    case 'record':
      return objectsIn(def.valueType, `${at}{}`);
    case 'pipe':
      return [...objectsIn(def.in, at), ...objectsIn(def.out, at)];
    default:
      return 'innerType' in def ? objectsIn(def.innerType, at) : [];
  }
}

it('knows every endpoint', () => {
  expect(endpoints.length).toBeGreaterThanOrEqual(48);
});

describe.each(endpoints)('$url', ({ schema }) => {
  it('refuses a request with a key that it does not know', () => {
    const sent = [schema.querystring, schema.body].flatMap((part) =>
      part ? objectsIn(part, 'request') : [],
    );
    expect(sent.filter(({ isStrict }) => !isStrict)).toEqual([]);
  });

  it('may answer more than an older client knows', () => {
    expect(objectsIn(schema.response[200], 'answer').filter(({ isStrict }) => isStrict)).toEqual([]);
  });
});
