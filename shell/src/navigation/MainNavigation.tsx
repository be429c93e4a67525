import { memo } from 'react';
import { navigationContent } from './content.en.ts';
import { PageLink } from './PageLink.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { SchoolLife } from './SchoolLife.tsx';

const { main, beforeSchoolLife, afterSchoolLife } = navigationContent;

export const MainNavigation = memo(function MainNavigation() {
  return (
    <nav aria-label={main}>
      <ul className="wide-menu">
        {beforeSchoolLife.map((item) => (
          <PageLink key={item.to} {...item} />
        ))}
        <SchoolLife />
        {afterSchoolLife.map((item) => (
          <PageLink key={item.to} {...item} />
        ))}
      </ul>
      <PhoneMenu />
    </nav>
  );
});
