import { WorkBoardScreen } from '../components/work-board-screen';

/** The work of the whole office (Spec §2, `/kanban`). */
export function TeamBoard() {
  return <WorkBoardScreen isMine={false} />;
}
