import type { GradeId } from 'shared/school/grades';
import { bookIcon, leafIcon, sunIcon } from 'shared/ui/icons';

/** Paths for `Icon`: sun, sprout, building blocks, book, screen, globe, flask, a paper kite. */
export const gradeIcons: Record<GradeId, string> = {
  'pre-nursery': sunIcon,
  nursery: leafIcon,
  kg: 'M3 12.5h8.5V21H3zM12.5 12.5H21V21h-8.5zM8 3h8v8H8z',
  'class-1': bookIcon,
  'class-2': 'M3 4h18v12H3zM9 20.5h6M12 16v4.5M7 8h5M7 11.5h8',
  'class-3': 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18',
  'class-4': 'M9.5 3h5M10.5 3v6L4.5 19.5c-.5 1 0 1.5 1 1.5h13c1 0 1.5-.5 1-1.5L13.5 9V3M7.5 15h9',
  'class-5': 'M12 2.5l6.5 7.5L12 17.5 5.5 10zM12 2.5v15M5.5 10h13M12 17.5c-1 2 2 2.5 0 4.5',
};
