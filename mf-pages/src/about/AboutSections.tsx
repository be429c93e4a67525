import { History } from './History.tsx';
import { LogoMeaning } from './LogoMeaning.tsx';
import { Messages } from './Messages.tsx';
import { Mission } from './Mission.tsx';
import { Philosophy } from './Philosophy.tsx';
import { Timeline } from './Timeline.tsx';

/** What follows the top of the page. */
export function AboutSections() {
  return (
    <>
      <History />
      <Philosophy />
      <Mission />
      <Messages />
      <LogoMeaning />
      <Timeline />
    </>
  );
}
