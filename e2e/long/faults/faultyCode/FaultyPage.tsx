import { type ReactNode, useEffect } from 'react';

/** A fault of a section's deployed code, by its title in `code.spec.ts`. */
export interface CodeFault {
  section: string;
  kind: string;
}

declare global {
  interface Window {
    /** The fault that a test has switched on. */
    codeFault?: CodeFault | undefined;
  }
}

interface FaultyPageProps {
  section: string;
  children: ReactNode;
}

/** Around every page of the site under test: well until a fault of this section is switched on. */
export function FaultyPage({ section, children }: FaultyPageProps) {
  if (isOn(section, 'page throws at render')) throw new Error('An injected fault in the page');
  useEffect(() => {
    if (isOn(section, 'page throws in an effect')) throw new Error('An injected fault in an effect');
  }, [section]);
  const fail = () => {
    if (isOn(section, 'event handler throws')) throw new Error('An injected fault in an event handler');
    if (isOn(section, 'promise rejected and not awaited')) {
      void Promise.reject(new Error('An injected fault in a promise'));
    }
  };
  return (
    <>
      {isOn(section, 'elements of another React major') ? elementOfReact18() : children}
      <button type="button" onClick={fail}>
        Fail
      </button>
    </>
  );
}

export const isOn = (section: string, kind: string) =>
  typeof window !== 'undefined' && window.codeFault?.section === section && window.codeFault.kind === kind;

/** What the JSX of another major makes: not an element for this one. */
function elementOfReact18() {
  const element = { ...(<p>From another React</p>), $$typeof: Symbol.for('react.element') };
  return element;
}
