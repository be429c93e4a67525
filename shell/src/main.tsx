import { startSite } from './boot/startSite.tsx';

startSite();
