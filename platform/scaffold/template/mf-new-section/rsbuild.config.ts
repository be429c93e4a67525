import { sectionBuild } from 'shared/build/sectionBuild';
import { section } from './src/section.ts';

export default sectionBuild(section, import.meta.dirname);
