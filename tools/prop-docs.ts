import { Parser } from 'react-docgen-typescript';
import ts from 'typescript';
import { PROP_TABLES } from '../.storybook/prop-tables';
import { declaredDefaults, propertiesOf } from './prop-declarations';
import { exportsOfEntries, PROGRAM, placeOf } from './ui-program';

export interface Documented {
  /** `Button`, or `Button.variant`, with the places of its declaration. */
  name: string;
  description: string;
}

export interface DocumentedProp extends Documented {
  type: string;
  /** The default in the table. */
  shown: string | undefined;
  /** Whether the prop may be left out, and the code, here or in a part that gets the prop, then takes a default. */
  hasDefault: boolean;
}

/** What Storybook tells of the components and props of every entry of @urzad/ui. */
export function propDocs(): { components: Documented[]; props: DocumentedProp[] } {
  const parser = new Parser(PROGRAM, PROP_TABLES);
  const defaults = declaredDefaults(PROGRAM);
  const components: Documented[] = [];
  const props: DocumentedProp[] = [];

  for (const component of exportedComponents()) {
    const [declaration] = component.declarations ?? [];
    if (!declaration) continue;
    const info = parser.getComponentInfo(component, declaration.getSourceFile());
    components.push({ name: named(component.name, [declaration]), description: info?.description ?? '' });
    if (!info) continue;

    const declared = propertiesOf(PROGRAM, component);
    for (const { name, type, description, defaultValue, required } of Object.values(info.props)) {
      const places = declared.get(name) ?? [];
      props.push({
        name: named(`${info.displayName}.${name}`, places),
        type: type.raw ?? type.name,
        description,
        shown: defaultValue?.value ?? undefined,
        hasDefault: !required && places.some((place) => defaults.has(place)),
      });
    }
  }

  return { components, props };
}

const exportedComponents = () =>
  exportsOfEntries().filter(({ flags, name }) => flags & ts.SymbolFlags.Function && /^[A-Z]/.test(name));

const named = (name: string, places: readonly ts.Declaration[]) =>
  `${name} (${places.map(placeOf).join(', ')})`;
