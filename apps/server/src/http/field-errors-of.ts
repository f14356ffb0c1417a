import { isFieldErrorCode } from '@urzad/domain';
import { ApiError } from '../api-error';

interface FieldIssue {
  instancePath: string;
  message?: string | undefined;
  params?: unknown;
}

/**
 * `{"field": "field-code"}` (Order §1). An absent field is `is-empty`; a schema of the domain has the code as its
 * message; any other error is `not-valid`. When all errors are empty fields, the code is that of missing data.
 *
 * @param sent the body or query that was validated
 */
export function fieldErrorsOf(issues: readonly FieldIssue[], sent: unknown): ApiError {
  const fields = issues.flatMap(({ instancePath, message = '', params }) => {
    const path = instancePath.replace(/^\//, '').replaceAll('/', '.');
    const names = unknownKeysOf(params).map((key) => (path ? `${path}.${key}` : key));
    const code = isFieldErrorCode(message) ? message : 'not-valid';
    if (names.length > 0) return names.map((name) => [name, code] as const);
    return [[path, isMissing(sent, path) ? 'is-empty' : code] as const];
  });
  const isOnlyEmpty = fields.length > 0 && fields.every(([, code]) => code === 'is-empty');
  return new ApiError(isOnlyEmpty ? 'no-required-data' : 'not-valid', Object.fromEntries(fields));
}

function isMissing(sent: unknown, path: string): boolean {
  let part = sent;
  for (const key of path.split('.')) {
    // A part that is no object is an error itself, and has no fields that could be missing.
    if (path === '' || typeof part !== 'object' || part === null) return false;
    part = Object.hasOwn(part, key) ? Reflect.get(part, key) : undefined;
  }
  return part === undefined;
}

function unknownKeysOf(params: unknown): string[] {
  if (typeof params !== 'object' || params === null || !('keys' in params)) return [];
  return Array.isArray(params.keys) ? params.keys.map(String) : [];
}
