import type { Plugin } from 'vite';

/**
 * Fails the build when chunks import each other in a circle: the one that is evaluated first would find undefined
 * imports, on some screens only.
 */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const imports = new Map<string, readonly string[]>();
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') imports.set(file.fileName, file.imports);

      const circle = circleOf(imports);
      if (!circle) return;
      const modulesOf = (name: string) => {
        const file = bundle[name];
        return file?.type === 'chunk' ? file.moduleIds.slice(0, 3).join(', ') : '';
      };
      this.error(
        `Files of the build need each other:\n${circle.map((name) => `${name}: ${modulesOf(name)}`).join('\n')}`,
      );
    },
  };
}

/** The chunks of a circle, if there is one. */
export function circleOf(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();

  function follow(name: string, path: readonly string[]): readonly string[] | undefined {
    if (path.includes(name)) return path.slice(path.indexOf(name));
    if (done.has(name)) return undefined;
    for (const next of imports.get(name) ?? []) {
      const found = follow(next, [...path, name]);
      if (found) return found;
    }
    done.add(name);
    return undefined;
  }

  for (const name of imports.keys()) {
    const found = follow(name, []);
    if (found) return found;
  }
  return undefined;
}
