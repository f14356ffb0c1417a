import { settingDrafts } from '@urzad/grants/schemas';
import { defineEndpoint } from '../endpoint';
import { lenient } from '../shapes/lenient';
import { envelope } from '../shapes/shapes';

/** Separate from `base`, which every page loads: one page shows it. */
export const accessibility = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/base/accessibility',
    summary: 'What the accessibility statement says of the office. Public',
    schema: { response: { 200: envelope(lenient(settingDrafts.accessibility)) } },
    errors: [],
  }),
} as const;
