import { useLocale } from '../locale/LocaleContext.ts';
import { describeOffice } from '../locale/localeContent.ts';
import { calendar } from '../school/calendar.ts';
import { officeStatus } from '../school/officeHours.ts';
import { useSchoolTime } from '../site/useSchoolTime.ts';

/** Whether the office is open: the rules are in the global stylesheet. Empty until the page is hydrated. */
export function OfficeNow() {
  const locale = useLocale();
  const time = useSchoolTime();
  return <p className="office-now">{time && describeOffice(officeStatus(time, calendar), locale)}</p>;
}
