import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { addressLine } from 'shared/language/Language';
import { useLanguage } from 'shared/language/LanguageContext';
import { administrativeHours } from 'shared/school/officeHours';
import { telephoneLink } from 'shared/school/telephoneLink';
import { newTab } from 'shared/site/newTab';
import { OfficeNow } from 'shared/ui/OfficeNow';
import { SchoolLogo } from 'shared/ui/SchoolLogo';
import { fullTitle, navigationContent } from '../navigation/content.en.ts';
import { layoutContent } from './content.en.ts';

const text = layoutContent.footer;

export const SiteFooter = memo(function SiteFooter({ site: { school, map } }: { site: SiteConfig }) {
  const language = useLanguage();
  return (
    <footer className="site-footer" data-tone="floor" data-boundary="shell">
      <div>
        <div>
          <SchoolLogo />
          <strong>{school.name}</strong>
          <p>
            <em>{text.tagline}</em>
          </p>
          <p>{text.about}</p>
        </div>
        <nav aria-label={text.quickLinks}>
          <h2>{text.quickLinks}</h2>
          <ul>
            {navigationContent.footer.map((item) => (
              <li key={item.to}>
                <Link to={item.to}>{fullTitle(item)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>{text.contact}</h2>
          <p>{addressLine(language)}</p>
          <p>
            <a href={telephoneLink(school.telephone)}>{school.telephone}</a>
          </p>
          <ul aria-label={text.hours}>
            {administrativeHours.map((hours) => (
              <li key={hours.opens + hours.closes}>{language.format.openingHours(hours)}</li>
            ))}
          </ul>
          <OfficeNow />
          <a href={map.listingUrl} {...newTab(language)}>
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
                <a href={url} {...newTab(language)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <small>
          © {school.copyrightYear} {school.name}
        </small>
      </div>
    </footer>
  );
});
