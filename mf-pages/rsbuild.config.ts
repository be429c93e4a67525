import { mergeRsbuildConfig } from '@rsbuild/core';
import { sectionBuild } from 'shared/build/sectionBuild';
import { writeCalendar } from './build/writeCalendar.ts';
import { section } from './src/section.ts';

export default mergeRsbuildConfig(sectionBuild(section, import.meta.dirname), {
  plugins: [writeCalendar(import.meta.dirname)],
});
