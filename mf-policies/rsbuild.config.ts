import { mergeRsbuildConfig } from '@rsbuild/core';
import { sectionBuild } from 'shared/build/sectionBuild';
import { writeSchoolPolicy } from './build/writeSchoolPolicy.ts';
import { section } from './src/section.ts';

export default mergeRsbuildConfig(sectionBuild(section, import.meta.dirname), {
  plugins: [writeSchoolPolicy(import.meta.dirname)],
});
