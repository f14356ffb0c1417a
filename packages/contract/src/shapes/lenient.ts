import * as z from 'zod/mini';

/**
 * A schema of requests, changed for answers: its objects, also nested ones, drop unknown keys instead of refusing
 * them. Tabs that were opened before an update read the answers of a newer server.
 */
export function lenient<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  // Each case keeps the kind and the output type of its schema; only unknown keys are treated differently.
  return lenientOf(schema) as Schema;
}

function lenientOf(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const changed = <Def extends z.core.$ZodTypeDef>(changes: Def) => z.core.clone(schema, changes);

  switch (def.type) {
    case 'object':
      return changed({ ...def, shape: lenientShape(def.shape), catchall: undefined });
    case 'array':
      return changed({ ...def, element: lenientOf(def.element) });
    case 'optional':
    case 'nullable':
    case 'readonly':
      return changed({ ...def, innerType: lenientOf(def.innerType) });
    case 'union':
      return changed({ ...def, options: def.options.map(lenientOf) });
    case 'record':
      return changed({ ...def, valueType: lenientOf(def.valueType) });
    default:
      return schema;
  }
}

function lenientShape(shape: z.core.$ZodShape): z.core.$ZodShape {
  return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, lenientOf(schema)]));
}
