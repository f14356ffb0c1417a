import type { Attachment, Remark } from '@urzad/contract';
import { codesOf } from '@urzad/domain';
import { FILE_KIND, type FileKind, isCertificateKind, requiredFileKinds } from '@urzad/grants';
import { formOf, NumberedSection } from '@urzad/ui';
import { FileField, type FileItem, FileList } from '@urzad/ui/uploads';
import type { FieldValues } from 'react-hook-form';
import { useFileKindName } from '#shared/entities/documents/use-file-kind-name';
import { useMessages } from '#shared/i18n/messages';
import { ExplanationFields } from '#shared/spec-form/explanation-fields';
import { RemarkLine } from '#shared/spec-form/remark-line';
import { useFileLimit } from '#shared/system/use-file-limit';
import { useAttachments } from '../../logic/form/attachments-context';
import { mayChangeFiles } from '../../logic/form/corrections';
import { useEditor } from '../../logic/form/editor';
import { useFromValues } from '../../logic/form/use-values';
import { answersOf } from '../../logic/form/values';
import { formMessages } from '../../messages/form';
import { signingMessages } from '../../messages/signing';
import { CertificateButton } from '../certificate-button';
import { type StepSectionsProps, useAskedSections } from './person-sections';

/** Files are no values of the form: only their errors stand at these names. */
const { FormField } = formOf<FieldValues>();

/** A field for each document that the answers require, and one for others. */
export function Attachments({ step }: StepSectionsProps) {
  const words = useMessages(formMessages);
  const { detail } = useMessages(signingMessages);
  const { registration, remarksOn } = useEditor();
  const uploads = useAttachments();
  const asked = useAskedSections(step);
  const required = useFromValues((values) => requiredFileKinds(answersOf(values)));
  const others = registration.attachments.map(({ kind }) => kind).filter((kind) => !required.includes(kind));
  const kinds = new Set<FileKind>([...required, ...others, ...namedKinds(registration.remarks), 'INNY']);
  const [generalRemark] = remarksOn('attachments');
  const hasNothing = registration.isTooLate && registration.attachments.length === 0;

  return (
    <div data-field="attachments">
      <NumberedSection number={`${step}.${asked.length + 1}`} title={words.files.title}>
        {hasNothing && <p className="u:text-muted">{detail.noFiles}</p>}
        {!hasNothing && required.length === 0 && <p className="u:text-muted">{words.files.none}</p>}
        {generalRemark && <RemarkLine text={generalRemark.text} />}
        {[...kinds].map((kind) => (
          <FilesOfKind
            key={kind}
            kind={kind}
            isRequired={required.includes(kind)}
            isEditable={mayChangeFiles(registration, required, kind)}
            uploads={uploads}
          />
        ))}
        {/* Below the files: a link to the remark leads to the upload that the office asks for. */}
        <ExplanationFields path="attachments" />
      </NumberedSection>
    </div>
  );
}

interface FilesOfKindProps {
  kind: FileKind;
  isRequired: boolean;
  isEditable: boolean;
  uploads: ReturnType<typeof useAttachments>;
}

function FilesOfKind({ kind, isRequired, isEditable, uploads }: FilesOfKindProps) {
  const { files: words } = useMessages(formMessages);
  const kindName = useFileKindName();
  const limitBytes = useFileLimit();
  const { registration, remarksOn, saver } = useEditor();
  const attached = registration.attachments.filter((file) => file.kind === kind).map(itemOf);
  const label = kind === 'INNY' ? words.other : kindName(kind);
  const [remark] = remarksOn(`attachments.${kind}`);

  if (!isEditable) {
    if (attached.length === 0) return null;
    return (
      <div className="u:grid u:gap-1.5">
        <h3 className="u:font-semibold">{label}</h3>
        <FileList files={attached} canDownload canZoom />
      </div>
    );
  }

  return (
    <div className="u:grid u:gap-2">
      {isCertificateKind(kind) && (
        <CertificateButton kind={kind} id={registration.id} onBefore={() => saver.flush()} />
      )}
      <FormField name={`attachments.${kind}`} as="value">
        {({ name, error }) => (
          <FileField
            name={name}
            label={label}
            hint={remark ? <RemarkLine text={remark.text} /> : isRequired ? words.hint : words.otherHint}
            error={error}
            required={isRequired}
            multiple
            limitBytes={limitBytes}
            files={[...attached.map(uploads.attached), ...uploads.itemsOf(kind)]}
            onAdd={(files) => uploads.add(kind, files)}
            onReject={(refusals) => uploads.reject(kind, refusals)}
            onRemove={(file) => void uploads.remove(file)}
            onRetry={uploads.retry}
            news={uploads.newsOf(kind)}
            list={{ canDownload: true, canZoom: true, ...uploads.actions }}
          />
        )}
      </FormField>
      <ExplanationFields path={`attachments.${kind}`} />
    </div>
  );
}

/** Kinds of files with a remark of the office, required by the answers or not. */
function namedKinds(remarks: readonly Remark[]): FileKind[] {
  return codesOf(FILE_KIND).filter((code) => remarks.some(({ field }) => field === `attachments.${code}`));
}

function itemOf({ id, name, size, url, url_download, thumb }: Attachment): FileItem {
  return {
    id: String(id),
    name,
    size,
    url,
    url_download,
    ...(thumb !== undefined && { thumb }),
  };
}
