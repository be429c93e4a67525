import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { describeOffice } from 'shared/locale/localeContent';
import { officeStatus } from 'shared/school/officeHours';
import { telephoneLink } from 'shared/school/telephoneLink';
import { newTab } from 'shared/site/newTab';
import { useSchoolTime } from 'shared/site/useSchoolTime';
import { SchoolLogo } from 'shared/ui/SchoolLogo';
import { unbroken } from 'shared/ui/unbroken';
import { useShellContent } from '../locale/ShellLocale.ts';
import { fullTitle, menus } from '../navigation/pages.ts';

export const SiteFooter = memo(function SiteFooter({ site: { school, map } }: { site: SiteConfig }) {
  const content = useShellContent();
  const text = content.footer;
  return (
    <footer className="site-footer" data-tone="floor" data-boundary="shell">
      <div>
        <div>
          <SchoolLogo />
          <strong>{school.name}</strong>
          <p>
            <em>{content.tagline}</em>
          </p>
          <p>{text.about}</p>
        </div>
        <nav aria-label={text.quickLinks}>
          <h2>{text.quickLinks}</h2>
          <ul>
            {menus.footer.map((path) => (
              <li key={path}>
                <Link to={path}>{fullTitle(content, path)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>{text.contact}</h2>
          <p>{content.address}</p>
          <p>
            <a href={telephoneLink(school.telephone)}>{content.telephone}</a>
          </p>
          <ul aria-label={text.hours}>
            {content.hours.map((hours) => (
              <li key={hours}>{unbroken(hours)}</li>
            ))}
          </ul>
          <OfficeNow />
          <a href={map.listingUrl} {...newTab(content)}>
            {text.map}
          </a>
        </div>
        <div>
          <h2>{text.follow}</h2>
          <ul>
            {[
              [text.facebook, school.facebookUrl],
              [text.instagram, school.instagramUrl],
            ].map(([name = '', url = '']) => (
              <li key={name}>
                <a href={url} {...newTab(content)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <small>{content.copyright}</small>
      </div>
    </footer>
  );
});

/** As `OfficeNow` of the pages, whose formatter the shell does without. */
function OfficeNow() {
  const time = useSchoolTime();
  const { calendar, written, ...content } = useShellContent().office;
  const write = (value: string) => written[value] ?? value;
  const format = { time: write, day: write };
  return (
    <p className="office-now">
      {time && describeOffice(officeStatus(time, calendar), { ...content, format })}
    </p>
  );
}
