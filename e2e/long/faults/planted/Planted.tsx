import { type ReactNode, useEffect } from 'react';

declare global {
  interface Window {
    /** The fault that a test has switched on in the deployed code of a section. */
    plantedFault?: { section: string; kind: string } | undefined;
  }
}

interface PlantedProps {
  section: string;
  children: ReactNode;
}

/** Around every page of the site under test: well until a fault of this section is switched on. */
export function Planted({ section, children }: PlantedProps) {
  if (isPlanted(section, 'render')) throw new Error('A planted fault in the page');
  useEffect(() => {
    if (isPlanted(section, 'effect')) throw new Error('A planted fault in an effect');
    if (isPlanted(section, 'rejection')) void Promise.reject(new Error('A planted fault that nobody awaits'));
  }, [section]);
  const fail = () => {
    if (isPlanted(section, 'handler')) throw new Error('A planted fault in an event handler');
  };
  return (
    <>
      {isPlanted(section, 'otherReact') ? elementOfReact18() : children}
      <button type="button" onClick={fail}>
        Planted
      </button>
    </>
  );
}

export const isPlanted = (section: string, kind: string) =>
  typeof window !== 'undefined' &&
  window.plantedFault?.section === section &&
  window.plantedFault.kind === kind;

/** What the JSX of another major makes: not an element for this one. */
function elementOfReact18() {
  const element = { ...(<p>From another React</p>), $$typeof: Symbol.for('react.element') };
  return element;
}
