import { beforeEach, expect, test, vi } from 'vitest';
import { brotli, bundle } from '../bench/kit/bundle.mjs';

const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/** As a browser gets it. */
beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');

  return () => vi.unstubAllEnvs();
});

test.each(['AutocompleteField', 'CityField'])(
  '%s weighs at most 8 kB until somebody comes near it',
  async (field) => {
    const { first } = await bundle(
      `import { ${field} } from '@urzad/ui';\nglobalThis.kept = ${field};`,
      REACT,
    );

    expect(brotli(first)).toBeLessThanOrEqual(8);
  },
);
