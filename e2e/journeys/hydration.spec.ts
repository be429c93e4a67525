import { describeHydration } from '../hydration.ts';

describeHydration();
