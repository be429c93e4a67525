import { useContent } from 'shared/locale/LocaleContext';
import { PageHeader } from 'shared/ui/PageHeader';
import { usePicture } from '../blocks/pictures.ts';
import { AboutContent } from './aboutContent.ts';
import { History } from './History.tsx';
import { LogoMeaning } from './LogoMeaning.tsx';
import { Messages } from './Messages.tsx';
import { Mission } from './Mission.tsx';
import { Philosophy } from './Philosophy.tsx';
import { Timeline } from './Timeline.tsx';

export function About() {
  const { pictureAlt: alt, ...words } = useContent(AboutContent).header;
  return (
    <>
      <PageHeader {...words} picture={{ ...usePicture('gate'), alt }} />
      <History />
      <Philosophy />
      <Mission />
      <Messages />
      <LogoMeaning />
      <Timeline />
    </>
  );
}
