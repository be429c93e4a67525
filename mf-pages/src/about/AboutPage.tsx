import { PageTop } from '../PageTop.tsx';
import { AboutSections } from './AboutSections.tsx';
import { header } from './header.en.ts';

export function AboutPage() {
  return (
    <>
      <PageTop header={header} picture="gate" />
      <AboutSections />
    </>
  );
}
