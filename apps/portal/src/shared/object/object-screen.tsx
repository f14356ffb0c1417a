import type { ObjectRef } from '@urzad/contract';
import { Breadcrumbs, type BreadcrumbsProps, PageHeading } from '@urzad/ui';
import type { ReactNode, RefObject } from 'react';
import { useScreen } from '../screen/use-screen';
import { ObjectLoaded, type ObjectLoadedProps } from './object-loaded';
import { Onlookers } from './onlookers';

export interface ObjectScreenProps<Data> extends Omit<ObjectLoadedProps<Data>, 'children'> {
  /** What the object is: "Zgłoszenie". */
  title: string;
  /** The heading, where it is in words of somebody; the tab and the way back have the title. @default the title */
  heading?: ReactNode;
  /** Its number, once it is known. */
  number?: string | undefined;
  /** The line below the title. */
  lead?: ReactNode;
  /** Its status, beside the title. */
  badge?: ReactNode;
  /** Whose other onlookers are named above its content, to the office only; without it nobody is. */
  onlookersOf?: ObjectRef;
  /** The pages above. */
  breadcrumbs?: BreadcrumbsProps['items'];
  /** The ref is of the heading, for what moves the focus to it. */
  children: (data: Data, heading: RefObject<HTMLHeadingElement | null>) => ReactNode;
}

/** The page of one object: its heading at once, its content when it is loaded. */
export function ObjectScreen<Data>({
  title,
  heading: words = title,
  number,
  lead,
  badge,
  onlookersOf,
  breadcrumbs,
  children,
  ...loaded
}: ObjectScreenProps<Data>) {
  const fullTitle = number ? `${title} ${number}` : title;
  const heading = useScreen(fullTitle);

  return (
    <div className="u:grid u:gap-6">
      <PageHeading
        ref={heading}
        title={words}
        number={number}
        lead={lead}
        beside={badge}
        breadcrumbs={breadcrumbs && <Breadcrumbs items={breadcrumbs} current={fullTitle} />}
      />
      <ObjectLoaded {...loaded}>
        {(data) => (
          <>
            {onlookersOf && (
              // With the content, not with the heading, whose number takes another line on a phone once it is known.
              <div className="u:-my-4">
                <Onlookers of={onlookersOf} />
              </div>
            )}
            {children(data, heading)}
          </>
        )}
      </ObjectLoaded>
    </div>
  );
}
