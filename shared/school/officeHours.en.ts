import { formatTime } from './format.ts';
import type { OfficeStatus } from './officeHours.ts';

/** `Open now, until 4:00 PM`; `Closed now, opens Monday 7:30 AM`. */
export const describeOffice = (status: OfficeStatus): string =>
  'closes' in status
    ? `Open now, until ${formatTime(status.closes)}`
    : `Closed now, opens ${status.day ?? 'today'} ${formatTime(status.opens)}`;
