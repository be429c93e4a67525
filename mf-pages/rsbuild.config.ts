import { mergeRsbuildConfig } from '@rsbuild/core';
import { sectionBuild } from 'shared/build/sectionBuild';
import { writeFiles } from 'shared/build/writeFiles';
import { drawCalendars } from './build/drawCalendars.ts';
import { section } from './src/section.ts';

export default mergeRsbuildConfig(sectionBuild(section, import.meta.dirname), {
  plugins: [writeFiles(import.meta.dirname, drawCalendars)],
});
