import type { Claim } from '@urzad/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure } from '#shared/http/api-failure';
import { createSaver } from '#shared/saving/saver';
import { ClaimEditorContext } from './claim-editor';
import { useClaimFiles } from './use-claim-files';

// The modules that are mocked here may be loaded already, and the test files that follow need the real ones.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const { attachFile, detachFile, useObjectFiles } = vi.hoisted(() => ({
  attachFile: vi.fn(),
  detachFile: vi.fn(),
  useObjectFiles: vi.fn((_options: unknown) => ({ uploads: [] })),
}));
vi.mock('../api', async (original) => ({ ...(await original<object>()), attachFile, detachFile }));
vi.mock('#shared/object/use-object-files', () => ({ useObjectFiles }));

interface Acts {
  attach: (file: { filename: string; scope: string }, key: string, signal: AbortSignal) => Promise<Claim>;
  detach: (idFile: number, key: string) => Promise<Claim>;
}

const conflict = new ApiFailure('conflict', undefined, 409);
const claim = (row_version: number, files: number[]) => ({ row_version, files: files.map((id) => ({ id })) });

function Form() {
  useClaimFiles();
  return null;
}

/** A form of a claim whose row another window may have changed, and the acts on its files. */
function opened({ fileIds = [] as number[], rowVersion = 1 } = {}) {
  const row = { row_version: rowVersion, fileIds };
  const values = { invoices: [{ key: 'line-0', file_ids: fileIds }] };
  const form = {
    getValues: () => values,
    setValue(_name: string, file_ids: number[]) {
      values.invoices = [{ key: 'line-0', file_ids }];
      saver.changed();
    },
  };
  const saver = createSaver({
    ...{ rowVersion: 1, versionAt: 0, onState: () => undefined },
    send: async (base) => {
      if (base !== row.row_version) throw conflict;
      row.row_version += 1;
      row.fileIds = values.invoices[0]?.file_ids ?? [];
      return { row_version: row.row_version, mod_date: '2027-02-10T13:32:00.000Z' };
    },
  });
  renderToStaticMarkup(
    // What the hook takes of the editor.
    <ClaimEditorContext value={{ claim: { id: 3 }, form, saver } as never}>
      <Form />
    </ClaimEditorContext>,
  );
  const acts = useObjectFiles.mock.lastCall?.[0] as Acts;
  return { acts, row, saver, fileIds: () => values.invoices[0]?.file_ids };
}

const PHOTO = { filename: 'faktura.jpg', scope: 'FAKTURA:line-0' };
const signal = new AbortController().signal;

beforeEach(() => vi.resetAllMocks());

it('saves nothing over what another window saved before a file was attached', async () => {
  const { acts, saver, row } = opened({ rowVersion: 2 });
  attachFile.mockResolvedValue(claim(2, [7]));
  await acts.attach(PHOTO, 'key', signal);
  expect(await saver.flush()).toBe(false);
  expect(row.row_version).toBe(2);
});

it('takes a file out of its line, and only then out of the claim', async () => {
  const { acts, row } = opened({ fileIds: [7, 8] });
  detachFile.mockImplementation(async () => {
    expect(row.fileIds).toEqual([8]);
    return claim(row.row_version, [8]);
  });
  await acts.detach(7, 'key');
  expect(row).toEqual({ row_version: 2, fileIds: [8] });
});

it('leaves the file where another window has changed the claim, and gives it back to its line', async () => {
  const { acts, fileIds } = opened({ fileIds: [7, 8], rowVersion: 2 });
  await expect(acts.detach(7, 'key')).rejects.toBe(conflict);
  expect(detachFile).not.toHaveBeenCalled();
  expect(fileIds()).toEqual([8, 7]);
});
