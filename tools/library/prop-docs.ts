import { Parser, type PropItemType } from 'react-docgen-typescript';
import ts from 'typescript';
import { PROP_TABLES } from '../../.storybook/prop-tables';
import { declaredDefaults, propertiesOf } from './prop-declarations';
import { exportsOfEntries, PROGRAM, placeOf } from './ui-program';

export interface ComponentDocs {
  name: string;
  /** Where it is declared: the file and the line. */
  places: readonly string[];
  description: string;
  props: readonly PropDocs[];
}

export interface PropDocs {
  name: string;
  places: readonly string[];
  description: string;
  /** As written; of a type that is one of several literals, the literals. */
  type: string;
  required: boolean;
  /** The default in the table. */
  shown: string | undefined;
  /** Whether the prop may be left out, and the code, here or in a part that gets the prop, then takes a default. */
  hasDefault: boolean;
}

/** What Storybook tells of the components and props of every entry of @urzad/ui. Read once for all tests. */
export const COMPONENT_DOCS: readonly ComponentDocs[] = componentDocs();

function componentDocs(): ComponentDocs[] {
  const parser = new Parser(PROGRAM, PROP_TABLES);
  const defaults = declaredDefaults(PROGRAM);

  return exportedComponents().flatMap((component) => {
    const [declaration] = component.declarations ?? [];
    if (!declaration) return [];
    const info = parser.getComponentInfo(component, declaration.getSourceFile());
    const declared = propertiesOf(PROGRAM, component);
    const props = Object.values(info?.props ?? {}).map(
      ({ name, type, description, defaultValue, required }): PropDocs => {
        const places = declared.get(name) ?? [];
        return {
          name,
          places: places.map(placeOf),
          description,
          type: typeText(type),
          required,
          shown: defaultValue?.value ?? undefined,
          hasDefault: !required && places.some((place) => defaults.has(place)),
        };
      },
    );
    return [
      { name: component.name, places: [placeOf(declaration)], description: info?.description ?? '', props },
    ];
  });
}

function exportedComponents(): ts.Symbol[] {
  return exportsOfEntries().filter(
    ({ flags, name }) => flags & ts.SymbolFlags.Function && /^[A-Z]/.test(name),
  );
}

/** `"primary" | "quiet"` says more than the name of a type. */
function typeText({ name, raw, value }: PropItemType): string {
  const literals: readonly { value: string }[] = Array.isArray(value) ? value : [];
  const isChoice = name === 'enum' && raw !== 'boolean' && literals.length > 0;
  return isChoice ? literals.map((literal) => literal.value).join(' | ') : (raw ?? name);
}
