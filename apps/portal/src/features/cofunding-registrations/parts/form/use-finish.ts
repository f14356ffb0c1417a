import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FieldErrors, isFieldErrorCode } from '@urzad/domain';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiFailure, fieldErrorsOf } from '../../../../shared/http/api-failure';
import { useIdempotencyKey } from '../../../../shared/http/use-idempotency-key';
import { paths } from '../../../../shared/paths';
import { prepareToSign, registrationQuery, registrationsKey } from '../../api';
import type { FormValues } from '../../form/values';
import { withId } from '../../waiting';
import { useEditor } from './editor-context';

/** What only the server could find wrong. */
export interface Refused {
  errors: FieldErrors;
  /** What was refused; another value is another matter. */
  values: FormValues;
}

/** The last changes could not be saved, so there is nothing yet to make a document of. */
export class UnsavedDraft extends Error {
  override readonly name = 'UnsavedDraft';
}

/** Saves what is left, lets the server check everything and make the document, and goes to signing. */
export function useFinish() {
  const { registration, saver } = useEditor();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { key, renew } = useIdempotencyKey();
  const { id } = registration;

  const finishing = useMutation({
    mutationFn: async (_values: FormValues) => {
      if (!(await saver.flush())) throw new UnsavedDraft();
      return saver.step((rowVersion) => prepareToSign(id, rowVersion, key));
    },
    onSuccess: async (prepared) => {
      queries.setQueryData(registrationQuery(id).queryKey, prepared);
      navigate(withId(paths.registrationSign, id));
      await queries.invalidateQueries({ queryKey: registrationsKey });
    },
    onError: (failure) => {
      // After a lost answer the same key finds out what became of it; a refusal is over.
      if (!(failure instanceof ApiFailure) || failure.status > 0) renew();
    },
  });

  const { error, variables } = finishing;
  const refused = useMemo(() => refusedOf(error, variables), [error, variables]);
  return {
    finish: finishing.mutate,
    isFinishing: finishing.isPending,
    /** What only the server could find: a child that somebody else has applied for. */
    refused,
    failure: refused ? null : error,
  };
}

function refusedOf(error: unknown, values: FormValues | undefined): Refused | undefined {
  const found = fieldErrorsOf(error);
  if (!found || !values) return undefined;

  const errors: FieldErrors = {};
  for (const [path, code] of Object.entries(found)) if (isFieldErrorCode(code)) errors[path] = code;
  return Object.keys(errors).length > 0 ? { errors, values } : undefined;
}
