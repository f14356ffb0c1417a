import { PageFrame, type PageSlots } from './page-frame';

export type HomeLayoutProps = PageSlots;

/** The home page brings its own bands of colour, from edge to edge. */
export function HomeLayout(props: HomeLayoutProps) {
  return <PageFrame {...props} width="full" backToTop />;
}
