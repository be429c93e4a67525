import { mergeRsbuildConfig } from '@rsbuild/core';
import { sectionBuild } from 'shared/build/sectionBuild';
import { writeSchoolPolicy } from './build/writeSchoolPolicy.ts';
import { writeSocialPictures } from './build/writeSocialPictures.ts';
import { section } from './src/section.ts';

const folder = import.meta.dirname;

export default mergeRsbuildConfig(sectionBuild(section, folder), {
  plugins: [writeSchoolPolicy(folder), writeSocialPictures(folder, ['policies', 'photo-policy'])],
});
