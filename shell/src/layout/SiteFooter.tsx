import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { LocaleContext } from 'shared/locale/LocaleContext';
import { addressLine, createLocaleContent } from 'shared/locale/localeContent';
import { administrativeHours } from 'shared/school/officeHours';
import { telephoneLink } from 'shared/school/telephoneLink';
import { newTab } from 'shared/site/newTab';
import { OfficeNow } from 'shared/ui/OfficeNow';
import { SchoolLogo } from 'shared/ui/SchoolLogo';
import { unbroken } from 'shared/ui/unbroken';
import { useShellContent } from '../locale/ShellLocale.ts';
import { fullTitle, menus } from '../navigation/pages.ts';

export const SiteFooter = memo(function SiteFooter({ site: { school, map } }: { site: SiteConfig }) {
  const content = useShellContent();
  const text = content.footer;
  const common = createLocaleContent(content.common);
  const { format } = common;
  return (
    <footer className="site-footer" data-tone="floor" data-boundary="shell">
      <div>
        <div>
          <SchoolLogo />
          <strong>{school.name}</strong>
          <p>
            <em>{common.school.tagline}</em>
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
          <p>{addressLine(common)}</p>
          <p>
            <a href={telephoneLink(school.telephone)}>{format.digits(school.telephone)}</a>
          </p>
          <ul aria-label={text.hours}>
            {administrativeHours.map(format.openingHours).map((hours) => (
              <li key={hours}>{unbroken(hours)}</li>
            ))}
          </ul>
          <LocaleContext value={common}>
            <OfficeNow />
          </LocaleContext>
          <a href={map.listingUrl} {...newTab(common)}>
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
                <a href={url} {...newTab(common)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <small>{`© ${format.digits(school.copyrightYear)} ${school.name}`}</small>
      </div>
    </footer>
  );
});
