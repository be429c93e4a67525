import * as emotion from '@emotion/react';
import * as emotionJsx from '@emotion/react/jsx-runtime';
import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as router from 'shared/router';

/** Which versions fit is checked when a section is deployed. This one is only to be higher than a hot section's own. */
const { version } = react;

const singleton = (module: object) => ({
  version,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: false as const },
});

/** Modules of which a page may hold one copy only: sections take them from here and bundle none. */
export const singletons = {
  react: singleton(react),
  'react/jsx-runtime': singleton(jsx),
  'react-dom': singleton(reactDom),
  '@emotion/react': singleton(emotion),
  '@emotion/react/jsx-runtime': singleton(emotionJsx),
  'shared/router': singleton(router),
};
