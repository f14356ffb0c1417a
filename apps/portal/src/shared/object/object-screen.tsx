import { Breadcrumbs, type BreadcrumbsProps, PageHeading } from '@urzad/ui';
import type { ReactNode, RefObject } from 'react';
import { useScreen } from '../screen/use-screen';
import { ObjectLoaded, type ObjectLoadedProps } from './object-loaded';

export interface ObjectScreenProps<Data> extends Omit<ObjectLoadedProps<Data>, 'children'> {
  /** What the object is: "Zgłoszenie". */
  title: string;
  /** Its number, once it is known. */
  number?: string | undefined;
  /** The line below the title. */
  lead?: ReactNode;
  /** Its status, beside the title. */
  badge?: ReactNode;
  /** The pages above. */
  breadcrumbs?: BreadcrumbsProps['items'];
  /** The ref is of the heading, for what moves the focus to it. */
  children: (data: Data, heading: RefObject<HTMLHeadingElement | null>) => ReactNode;
}

/** The page of one object: its heading at once, its content when it is loaded. */
export function ObjectScreen<Data>({
  title,
  number,
  lead,
  badge,
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
        title={title}
        number={number}
        lead={lead}
        beside={badge}
        breadcrumbs={breadcrumbs && <Breadcrumbs items={breadcrumbs} current={fullTitle} />}
      />
      <ObjectLoaded {...loaded}>{(data) => children(data, heading)}</ObjectLoaded>
    </div>
  );
}
