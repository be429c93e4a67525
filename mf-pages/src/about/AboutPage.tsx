import { PageHeader } from 'shared/ui/PageHeader';
import { usePicture } from '../blocks/pictures.ts';
import type { AboutContent } from './content.en.ts';
import { History } from './History.tsx';
import { LogoMeaning } from './LogoMeaning.tsx';
import { Messages } from './Messages.tsx';
import { Mission } from './Mission.tsx';
import { Philosophy } from './Philosophy.tsx';
import { Timeline } from './Timeline.tsx';

export function AboutPage({ content }: { content: AboutContent }) {
  const { pictureAlt: alt, ...words } = content.header;
  return (
    <>
      <PageHeader {...words} picture={{ ...usePicture('gate'), alt }} />
      <History {...content.history} />
      <Philosophy {...content.philosophy} />
      <Mission {...content.mission} />
      <Messages content={content.messages} />
      <LogoMeaning {...content.logo} />
      <Timeline content={content.timeline} />
    </>
  );
}
